import * as accountTexts from '#accounts/locales/en.ts'
import { qrPath } from '#design/print/qr-path.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.authenticatorKey)

export function AuthenticatorKey({ uri, secret }: { uri: string; secret: string }) {
  return (
    <>
      <QrCode text={uri} label={copy().qrCodeForYourAuthenticator} />
      <p>
        {copy().or} <a href={uri}>{copy().openItOnThisDevice}</a>
        {copy().orEnterThisKey} <code className="qr-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  )
}

export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}

/** The code is dark on white in both themes, because scanners require it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text)
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={d} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
