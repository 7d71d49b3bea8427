import { qrPath } from './qr-path.ts'

/** A text as a QR code, drawn in place: dark on white in both themes, since cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text)
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
