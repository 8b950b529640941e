import type { Language } from './language.ts'

const each = (endings: string, replacement = ''): [string, string][] =>
  endings.split(' ').map((ending) => [ending, replacement])
const pairs = (texts: string): [string, string][] =>
  texts.split(' ').map((pair) => {
    const [ending = '', replacement = ''] = pair.split('=')
    return [ending, replacement]
  })

/**
 * Endings of names in sentences of languages without a table, with the ending of the dictionary form: Hungarian
 * "Rómában" is Róma. A result counts only if it is the name of a place.
 */
export const otherEndings: Language['nameEndings'] = [
  // Hungarian
  ...each('ban ben ba be ból ből on en ön ra re ról ről nál nél ig ott ett ött hoz hez höz tól től n'),
  ...pairs('ában=a ában=á ében=e ából=a éből=e ába=a ébe=e án=a én=e ára=a ére=e áról=a éről=e'),
  // Finnish and Estonian
  ...each('ssa ssä sta stä lla llä lta ltä lle aan een iin oon uun yyn ään st sse lt'),
  ...pairs(
    'ngissä=nki ngissa=nki ngistä=nki russa=rku kiin=ki aan=a een=e iin=i oon=o issa=it issä=it assa=as',
  ),
  // Romanian, Bulgarian
  ...pairs('ului= ul= ei=a та='),
  // Greek
  ...pairs('α=ας η=ης ο=ος ο=ον ου=ο ου=ος ους=οι ας=α ης=η ών=ες'),
  // Croatian, Serbian, Slovenian and Slovak
  ...pairs(
    'u= u=a u=o i=a i= e=a e= a= om= om=o em= ju=j ima=i ama=e ci=ka zi=ga ech=y ach=y ách=y iach=ie ích=y',
  ),
  ...pairs('у= у=а у=о и=а е=а а= ци=ка зи=га'),
  // Latvian and Lithuanian
  ...pairs('ā=a ē=e ī=is ī=s e=a uje=us yje=is oje=a ėje=ė e=as uose=ai'),
]
