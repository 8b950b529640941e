import Pdf from 'pdfkit'
import { type Drawing, hatch, type Part } from '#shared/pictures/drawing.ts'

const pointsPerMillimetre = 72 / 25.4

/** A PDF of one page with the drawing as vectors. `millimetres` is the length of its shorter side. */
export async function pdfOf(drawing: Drawing, millimetres: number): Promise<Uint8Array<ArrayBuffer>> {
  const scale = (millimetres * pointsPerMillimetre) / Math.min(drawing.width, drawing.height)
  const pdf = new Pdf({
    size: [drawing.width * scale, drawing.height * scale],
    margin: 0,
    info: { Title: drawing.title, Creator: 'Waymark' },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.scale(scale).lineJoin('round').lineCap('round')
  for (const part of drawing.parts) addPart(pdf, part, drawing)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function addPart(pdf: PDFKit.PDFDocument, part: Part, page: Drawing) {
  if ('clip' in part) {
    if (part.clip === '') return
    pdf.save().path(part.clip).clip()
    for (const inner of part.parts) addPart(pdf, inner, page)
    pdf.restore()
    return
  }
  const { d, fill, stroke, width = 1, dash, opacity = 1, hatch: lines, hasHoles } = part
  if (d === '') return
  pdf.save().opacity(opacity)
  if (fill !== undefined) pdf.path(d).fill(fill, hasHoles ? 'even-odd' : 'non-zero')
  if (lines) {
    pdf.save().path(d).clip()
    pdf.path(hatch(0, 0, page.width, page.height, lines.gap))
    pdf.lineWidth(lines.width).stroke(lines.stroke)
    pdf.restore()
  }
  if (stroke !== undefined) {
    pdf.path(d).lineWidth(width)
    const [on, off] = dash ?? []
    if (on !== undefined && off !== undefined) pdf.dash(on, { space: off })
    pdf.stroke(stroke)
  }
  pdf.restore()
}
