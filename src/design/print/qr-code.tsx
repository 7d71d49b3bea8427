import { qrPath } from './qr-path.ts'

/** The code is dark on white in both themes, because scanners require it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text)
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
