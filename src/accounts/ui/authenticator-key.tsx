import * as accountTexts from '#accounts/locales/en.ts'
import { QrCode } from '#design/print/qr-code.tsx'
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
