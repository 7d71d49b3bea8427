import { Form, useNavigation } from 'react-router'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { clientMandatePath, type MandateStatus } from '#cases/mandate/mandate.ts'
import { MandateText } from '#cases/mandate/ui/mandate-text.tsx'
import type { MandateParts } from '#content/power-of-attorney.ts'
import type { OfficeLanguage } from '#content/procedure/office-languages.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(mandateTexts.clientMandatePage)
const words = () => t(mandateTexts.mandate)

export type MandateAnswer = { sentence: string; hasConsented: boolean }

type MandatePageData = {
  id: string
  parts: { office: MandateParts; english: MandateParts }
  language: OfficeLanguage
  sha256: string
  revokedAt: Date | null
  years: string
  status: MandateStatus
  back: { to: string; label: string } | null
  consentText: string
  signers: { name: string; signedAt: Date | null; isYou: boolean }[]
}

export function MandateView({ page, answer }: { page: MandatePageData; answer: MandateAnswer | undefined }) {
  const { parts, language, status, back, years, revokedAt } = page
  return (
    <>
      <AppHeader
        before={back ? <BackLink to={back.to}>{back.label}</BackLink> : undefined}
        title={copy().heading(years)}
      >
        <Status kind={status === 'valid' ? 'done' : status === 'open' ? 'wait' : 'off'}>
          {words().statuses[status]}
        </Status>
      </AppHeader>
      {revokedAt && (
        <Note kind="warn" title={copy().revoked}>
          {copy().revokedOn(formatDateTime(revokedAt))}
        </Note>
      )}
      <p className="soft t16 mt-16 measure">{copy().intro}</p>
      <div className="panels mt-32">
        <div className="panel-stack">
          <Panel title={copy().office(words().languages[language])}>
            <MandateText parts={parts.office} lang={language} />
          </Panel>
          <Panel title={copy().english}>
            <MandateText parts={parts.english} lang="en" />
          </Panel>
        </div>
        <aside className="panel-stack" aria-label={copy().yourSignature}>
          <Signatures page={page} answer={answer} />
          <Panel title={copy().yourRecord}>
            <p className="soft t14">{copy().recordText}</p>
            <p className="mt-16">
              <a className="alone" href={`${clientMandatePath(page.id)}/pdf`} download>
                {words().downloadPdf}
              </a>
            </p>
            <p className="soft t14 mt-16">{words().fingerprint}</p>
            <p className="t14 numbers fingerprint">{page.sha256}</p>
          </Panel>
          {status !== 'revoked' && <RevokeForm />}
        </aside>
      </div>
    </>
  )
}

function Signatures({ page, answer }: { page: MandatePageData; answer: MandateAnswer | undefined }) {
  const { signers, status, consentText, sha256 } = page
  const busyWith = useNavigation().formData?.get('intent')
  const own = signers.find(({ isYou }) => isYou)
  const open = signers.find(({ signedAt }) => signedAt === null)
  return (
    <Panel title={signers.length > 1 ? copy().bothSign : copy().yourSignature} important id="signature">
      <ul>
        {signers.map(({ name, isYou, signedAt }) => (
          <li key={String(isYou) + name} className="signer">
            <Monogram initials={initialsOf(name)} soft />
            <div>
              <p>
                <b>{[name, isYou && copy().you].filter(Boolean).join(', ')}</b>
              </p>
              <p>
                <Status kind={signedAt ? 'done' : 'wait'}>
                  {signedAt ? words().signedOn(formatDateTime(signedAt)) : words().notSigned}
                </Status>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {status !== 'revoked' && own && !own.signedAt && (
        <Form method="post" className="mt-24" preventScrollReset>
          <input type="hidden" name="document" value={sha256} />
          {answer && (
            <div className="mb-16">
              <Note kind="bad" title={copy().notSignedTitle} live>
                {answer.sentence}
              </Note>
            </div>
          )}
          <Checkbox
            id="consent"
            name="consent"
            value="yes"
            required
            defaultChecked={answer?.hasConsented}
            label={`“${consentText}”`}
          />
          <p className="mt-16">
            <Button kind="primary" full name="intent" value="sign" busy={busyWith === 'sign'}>
              {copy().sign}
            </Button>
          </p>
        </Form>
      )}
      {status === 'valid' && <p className="soft t14 mt-16">{copy().signedByAll}</p>}
      {status === 'open' && own?.signedAt && open && <p className="soft t14 mt-16">{copy().waitingFor(open.name)}</p>}
    </Panel>
  )
}

function RevokeForm() {
  const busyWith = useNavigation().formData?.get('intent')
  return (
    <details className="older">
      <summary>{copy().revoke}</summary>
      <Form method="post" className="portal-form" preventScrollReset>
        <p className="soft t16">{copy().revokeText}</p>
        <p>
          <Button size="small" kind="danger" name="intent" value="revoke" busy={busyWith === 'revoke'}>
            {copy().revoke}
          </Button>
        </p>
      </Form>
    </details>
  )
}
