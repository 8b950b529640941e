import { renderSVG } from 'uqr'

/** The light modules around a QR code that readers need. */
const quietModules = 4

/** A text as a QR code, black on white in every theme, 192 px wide. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const picture = renderSVG(text, { ecc: 'M', border: quietModules })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      alt={label}
      className="size-48 rounded-sm"
    />
  )
}
