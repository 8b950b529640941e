import { Unreadable } from '#web/features/import/read/found.ts'
import type { Format, Head, UnreadableCode } from '#web/features/import/read/found.ts'
import { namesCity } from './columns.ts'
import { columnKey } from './table.ts'

const refused = (code: UnreadableCode, fits: (head: Head) => boolean): Format => ({
  id: 'list',
  // Higher than the scores of tables and lists, which any text can be.
  fits: (head) => (head.is === 'text' && fits(head) ? 0.6 : 0),
  read: () => Promise.reject(new Unreadable(code)),
})

const leastLines = 5
const linesOf = ({ text }: Head) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
const shareOf = (lines: readonly string[], line: RegExp) =>
  lines.length < leastLines ? 0 : lines.filter((text) => line.test(text)).length / lines.length

/** A line of source code: it begins with a keyword, or ends a block or a call. */
const codeLine =
  /^\s*(?:import|package|from\s+\S+\s+import|export|const|let|var|def|class|func|fn|function|return|type|struct|interface|enum|public|private|protected|static|void|using|namespace|if|else|elif|for|while|switch|case|try|catch|except|match|impl|use|mod|#include|#define|#!|require|module|end|begin)\b.*(?:[({[\])}=:;,>]|["'])\s*$|^\s*[\])}]+[;,)]*\s*(?:else.*)?$|[({[]\s*$|=>\s*[^\s]|[\w)\]]\(.*\)[;,{]?\s*$|^\s*(?:\/\/|\/\*|\*\/?\s|\{.*\},?$)|^(?:package|module) [\w.]+;?$|^\s*return\b|^\s*(?:import [\w.]+|from \S+ import .*)$/
/** Lines that occur only in source code. */
const strongLine = /[{};]\s*$|^\s*(?:def|import|from|class|return|package)\b/
const leastStrong = 3
/** A line of a log: a time and a log level or program. */
const logLine =
  /^(?=.*\d{2}:\d{2}:\d{2})(?:.{0,60}?\b(?:DEBUG|INFO|WARN(?:ING)?|ERROR|TRACE|NOTICE|FATAL|GET|POST|sshd|systemd|kernel)\b)/i
const subtitleTime = /^\d{1,2}:\d{2}:\d{2}[,.]\d{3}\s*-->/
/** "key = value", "KEY: value" and sections of a configuration. */
const settingLine = /^\s*(?:\[[\w .:-]+\]|[\w.-]+\s*=\s*\S.*|#.*)$/

const section = /^\s*\[[\w .:-]+\]\s*$/

/** Headers of the columns of bank statements. */
const money = new Set(
  'amount, balance, debit, credit, booking date, value date, posting date, transaction date, transaction, payee, iban, bic, account number, account, currency, betrag, betrag (eur), saldo, soll, haben, buchungstag, buchungsdatum, wertstellung, valuta, buchungstext, verwendungszweck, kontonummer, kontostand, auftraggeber / begünstigter, umsatz, währung, montant, solde, débit, crédit, libellé, date valeur, date de valeur, importe, concepto, cargo, abono, fecha valor, divisa, importo, causale, dare, avere, data valuta, valor, descrição, débito, crédito, data valor, movimento, bedrag, rekening, tegenrekening, omschrijving, mutatie, kwota, kwota operacji, saldo po operacji, tytuł operacji, data operacji, data księgowania, rachunek, částka, zůstatek, číslo účtu, datum zaúčtování, suma transakcie, zostatok, belopp, beløp, bogført, bokført, bokföringsdag, transaktionsdag, reskontradag, summa, määrä, saaja, tilinumero, kirjauspäivä, arvopäivä, сумма, остаток, баланс, назначение платежа, дата операции, сума, залишок, призначення, tutar, bakiye, işlem tarihi, açıklama, összeg, egyenleg, könyvelés dátuma, partner, sumă, sold, debit lei, ποσό, υπόλοιπο, αιτιολογία, износ, iznos, stanje, znesek, summa eur, 金額, 残高, 摘要, お支払金額, お預り金額, 金额, 余额, 交易日期, 금액, 잔액, 거래일, المبلغ, الرصيد, مدين, دائن, סכום, יתרה, jumlah, số tiền, số dư'
    .split(', ')
    .map(columnKey),
)
const linesOfHeader = 15

/** Whether a table has columns of a bank statement and none of towns. A list of a journey's expenses has both. */
const isStatement = (head: Head): boolean =>
  linesOf(head)
    .slice(0, linesOfHeader)
    .some((line) => {
      const cells = line.split(/[;,\t|]/).map((cell) => cell.replaceAll(/^\s*"|"\s*$/g, ''))
      const found = cells.filter((cell) => money.has(columnKey(cell))).length
      return found >= 2 && !cells.some(namesCity)
    })

/** The tags of a statement in MT940: its reference, its account and a balance. */
const statementTags = [/^:20:/, /^:25P?:/, /^:6[02][FM]:[CD]\d{6}[A-Z]{3}/]

/** Whether a text is a bank statement in MT940, which has a line for each tag. */
const isSwift = (head: Head): boolean => {
  const lines = linesOf(head)
  return statementTags.every((tag) => lines.some((line) => tag.test(line.replace(/^\uFEFF/, ''))))
}

/** Texts that name cities but are not journeys. Each kind is refused with its own message. */
export const otherTexts: readonly Format[] = [
  refused('addressBook', ({ text }) => /^\s*BEGIN:VCARD/i.test(text)),
  refused('program', (head) => {
    const lines = linesOf(head)
    if (lines.some((line) => subtitleTime.test(line))) return shareOf(lines, subtitleTime) > 0.2
    const isCode =
      shareOf(lines, codeLine) > 0.6 && lines.filter((line) => strongLine.test(line)).length >= leastStrong
    const isSettings = shareOf(lines, settingLine) > 0.9 && lines.some((line) => section.test(line))
    return isCode || isSettings || shareOf(lines, logLine) > 0.7
  }),
  refused('statement', (head) => isSwift(head) || isStatement(head)),
]
