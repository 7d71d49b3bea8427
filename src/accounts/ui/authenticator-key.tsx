import { QrCode } from '#design/print/qr-code.tsx'

export function AuthenticatorKey({ uri, secret }: { uri: string; secret: string }) {
  return (
    <>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        Or <a href={uri}>open it on this device</a>, or type this key in:{' '}
        <code className="qr-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  )
}
