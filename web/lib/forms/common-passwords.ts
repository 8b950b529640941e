// The ones that turn up again and again at the head of every published list of leaked passwords, from eight
// characters on: digits in a row, keyboard rows, and the word itself.
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd password! passwort
  12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 123123123 123321123
  11111111 111111111 1111111111 00000000 000000000 22222222 55555555 66666666 77777777 88888888 99999999
  12341234 11223344 112233445566 12121212 10203040 147258369 741852963 789456123 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 azertyuiop
  asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 q1w2e3r4 qazwsxedc qweasdzxc
  iloveyou iloveyou1 sunshine princess football baseball superman batman123 starwars pokemon1 dragon123
  welcome1 welcome123 letmein1 letmein123 trustno1 whatever computer internet samsung1 michelle jennifer
  charlie1 monkey123 master123 admin123 admin1234 administrator changeme changeme123 default1 secret123
  abc12345 abcd1234 abcdefgh abcdefg1 a1234567 a12345678 aa123456 aa12345678 abc123456 test1234 testtest
  waymark1 waymark123`.split(/\s+/),
)

/** Whether a password is among the first that anyone guessing would try. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase())
