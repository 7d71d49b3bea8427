import { Form, useNavigation } from 'react-router'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import {
  type MandateStatus,
  mandateScopes,
  type RevokedReason,
  staffMandatePath,
  yearsText,
} from '#cases/mandate/mandate.ts'
import type { MandateScope } from '#content/power-of-attorney.ts'
import type { OfficeLanguage } from '#content/procedure/office-languages.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(mandateTexts.staffMandatePage)
const words = () => t(mandateTexts.mandate)

export type MandateFormAnswer = {
  text: string
  language: string
  firstYear: string
  lastYear: string
  scopes: MandateScope[]
}

type Shown = {
  id: string
  status: MandateStatus
  language: OfficeLanguage
  firstYear: number
  lastYear: number
  scopes: MandateScope[]
  createdAt: Date
  revokedAt: Date | null
  revokedBecause: RevokedReason | null
  signers: { name: string; signedAt: Date | null }[]
}

type View = {
  caseId: string
  taxYear: number
  languages: OfficeLanguage[]
  languageNote: string | null
  mayWrite: boolean
  mandates: Shown[]
  year: number
  terms: { name: string; acceptedAt: Date | null }[]
}

type Props = { view: View; answer: MandateFormAnswer | undefined }

export function MandatePanels({ view, answer }: Props) {
  const current = view.mandates.find(({ status }) => status !== 'revoked')
  const earlier = view.mandates.filter(({ status }) => status === 'revoked')
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title={words().powerOfAttorney} important>
          {current ? <Current mandate={current} view={view} /> : <p className="soft">{copy().none}</p>}
          {view.mayWrite && !current && <CreateForm view={view} answer={answer} replaces={null} />}
          {view.mayWrite && current && (
            <details className="older mt-16" open={answer ? true : undefined}>
              <summary>{copy().createNew}</summary>
              <p className="soft t16">{copy().replaces}</p>
              <CreateForm view={view} answer={answer} replaces={current.id} />
            </details>
          )}
        </Panel>
        {earlier.length > 0 && (
          <Panel title={copy().earlier}>
            <ul>
              {earlier.map((mandate) => (
                <li key={mandate.id}>
                  <a href={pdfPath(view.caseId, mandate.id)}>{words().years(yearsText(mandate))}</a>{' '}
                  <span className="soft t14">
                    {mandate.revokedAt &&
                      mandate.revokedBecause &&
                      copy().revokedOn(
                        formatDateTime(mandate.revokedAt),
                        copy().revokedBecause[mandate.revokedBecause],
                      )}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      <div className="panel-stack">
        <Panel title={copy().terms(view.year)}>
          <ul>
            {view.terms.map(({ name, acceptedAt }) => (
              <li key={name}>
                <Status kind={acceptedAt ? 'done' : 'wait'}>
                  {acceptedAt ? copy().termsAccepted(name, formatDateTime(acceptedAt)) : copy().termsOpen(name)}
                </Status>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  )
}

const kinds: Record<MandateStatus, StatusKind> = { open: 'wait', valid: 'done', revoked: 'off' }

function Current({ mandate, view }: { mandate: Shown; view: View }) {
  const { signers, status } = mandate
  const missing = signers.flatMap(({ name, signedAt }) => (signedAt ? [] : [name]))
  const pdf = pdfPath(view.caseId, mandate.id)
  return (
    <>
      <p>
        <Status kind={kinds[status]}>{status === 'open' ? words().missing(missing) : words().statuses[status]}</Status>
      </p>
      <p className="mt-8">
        {words().years(yearsText(mandate))}, {words().languages[mandate.language]}
      </p>
      <ul className="law t16">
        {mandate.scopes.map((scope) => (
          <li key={scope}>{words().scopes[scope]}</li>
        ))}
      </ul>
      <ul className="mt-16">
        {signers.map(({ name, signedAt }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <span className="soft">{signedAt ? words().signedOn(formatDateTime(signedAt)) : words().notSigned}</span>
          </li>
        ))}
      </ul>
      <p className="soft t14 mt-16">{status === 'valid' ? copy().enclosed : copy().notEnclosed}</p>
      <p className="row mt-16">
        <a href={pdf}>{words().downloadPdf}</a>
        <a href={`${pdf}?plain`}>{words().downloadPlain}</a>
      </p>
      <p className="soft t14 mt-8">{copy().byHand}</p>
      {view.mayWrite && (
        <details className="older mt-16">
          <summary>{copy().revoke}</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <p className="soft t16">{copy().revokeText}</p>
            <input type="hidden" name="mandate" value={mandate.id} />
            <p>
              <Button kind="danger" size="small" name="intent" value="revoke">
                {copy().revoke}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </>
  )
}

function CreateForm({ view, answer, replaces }: Props & { replaces: string | null }) {
  const isSending = useNavigation().formData?.get('intent') === 'create'
  const scopes = answer?.scopes ?? mandateScopes
  return (
    <Form method="post" className="admin-form compact mt-16" preventScrollReset>
      {answer && (
        <Note kind="bad" title={copy().notCreated} live>
          {answer.text}
        </Note>
      )}
      <p className="soft t16">{copy().intro}</p>
      {replaces && <input type="hidden" name="mandate" value={replaces} />}
      <Field
        name="language"
        label={copy().language}
        hint={[view.languageNote, copy().languageHint].filter(Boolean).join(' ')}
      >
        <Select
          defaultValue={answer?.language ?? view.languages[0]}
          options={view.languages.map((value) => ({ value, label: words().languages[value] }))}
        />
      </Field>
      {(['firstYear', 'lastYear'] as const).map((name) => (
        <Field key={name} name={name} label={copy()[name]} required>
          <TextInput inputMode="numeric" maxLength={4} defaultValue={answer?.[name] ?? String(view.taxYear)} />
        </Field>
      ))}
      <fieldset>
        <legend>{copy().scope}</legend>
        {mandateScopes.map((scope) => (
          <Checkbox
            key={scope}
            id={`scope-${scope}`}
            name="scope"
            value={scope}
            defaultChecked={scopes.includes(scope)}
            label={words().scopes[scope]}
          />
        ))}
      </fieldset>
      <p>
        <Button kind="primary" size="small" name="intent" value="create" busy={isSending}>
          {copy().create}
        </Button>
      </p>
    </Form>
  )
}

function pdfPath(caseId: string, mandateId: string): string {
  return `${staffMandatePath(caseId)}/${mandateId}/pdf`
}
