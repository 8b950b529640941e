/** Cells of a column in which a person ticks what is true: "x", "✓", "TRUE", "oui". */

const yes = new Set(
  'x,xx,v,y,yes,true,1,ok,done,ja,wahr,j,oui,o,vrai,sí,si,s,verdadero,sì,vero,sim,verdadeiro,waar,tak,prawda,ano,áno,pravda,evet,doğru,да,истина,так,kyllä,joo,igen,igaz,da,ναι,はい,○,◯,〇,是,有,예,네,نعم,✓✓,כן,हाँ,có,ya,ใช่'.split(
    ',',
  ),
)
const no = new Set(
  'n,no,false,0,nein,falsch,non,faux,falso,não,nao,nee,onwaar,nie,fałsz,ne,nepravda,hayır,yanlış,нет,ложь,ні,nej,falskt,nei,ei,nem,hamis,nu,όχι,いいえ,×,✕,否,无,無,아니요,لا,לא,नहीं,không,tidak,ไม่'.split(
    ',',
  ),
)
const yesSigns = /^[✓✔☑✅🗸☒✗xX]\uFE0F?$|^\[[xX✓✔]\]$/u
const noSigns = /^[☐❌✘⬜]\uFE0F?$|^\[\s?\]$/u

/** What a cell of such a column says; undefined for an empty cell and any other text. */
export const markOf = (cell: string): boolean | undefined => {
  const text = cell.trim()
  const word = text.toLowerCase().replace(/[.!]$/, '')
  if (noSigns.test(text) || no.has(word)) return false
  return yesSigns.test(text) || yes.has(word) ? true : undefined
}
