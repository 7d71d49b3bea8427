import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type DeletionRecord, isOver, type Ongoing } from '#privacy/deletion/deletion.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'

const copy = () => t(privacyStaffTexts.deletionView)

export type DeletionAnswer = { at: 'decide' | 'hold'; text: string; reason: string }

type ClosedCase = { id: string; number: string; title: string; until: string | undefined; isReleased: boolean }
type View = {
  id: string
  name: string
  clientId: string | null
  requestedAt: Date
  dueAt: Date
  cancelledAt: Date | null
  carriedOutAt: Date | null
  waitsSince: Date | null
  holdReason: string | null
  isDecided: boolean
  ongoing: Ongoing
  cases: ClosedCase[]
  saved: DeletionRecord[]
}

export function DeletionView({ view, answer }: { view: View; answer: DeletionAnswer | undefined }) {
  const { name, clientId, carriedOutAt, cancelledAt } = view
  const isOpen = !carriedOutAt && !cancelledAt
  return (
    <>
      <AppHeader
        title={copy().deletion(name)}
        before={<BackLink to="/admin/deletions">{copy().deletionRequests}</BackLink>}
      />
      <div className="panels">
        <div className="panel-stack">
          {isOpen && !isOver(view.ongoing) && (
            <Note kind="warn" title={copy().deletionWillWaitUntilThis}>
              {[
                ...view.ongoing.cases,
                ...view.ongoing.orders.map((number) => copy().order(number)),
                ...view.ongoing.appointments.map((number) => copy().appointment(number)),
              ].join(', ')}
            </Note>
          )}
          {isOpen ? <Decision view={view} answer={answer} /> : <SavedPanel saved={view.saved} />}
          {isOpen && <Hold view={view} answer={answer?.at === 'hold' ? answer : undefined} />}
        </div>
        <div className="panel-stack">
          <Panel title={copy().details}>
            <FactList
              dense
              facts={[
                { term: copy().client, value: clientId ? <Link to={`/admin/clients/${clientId}`}>{name}</Link> : name },
                { term: copy().requestedOn, value: formatDateTime(view.requestedAt) },
                ...(cancelledAt ? [{ term: copy().withdrawnOn, value: formatDateTime(cancelledAt) }] : []),
                ...(isOpen ? [{ term: copy().willBeCarriedOutOn, value: formatDateTime(view.dueAt) }] : []),
                ...(carriedOutAt ? [{ term: copy().carriedOutOn, value: formatDateTime(carriedOutAt) }] : []),
                ...(view.holdReason ? [{ term: copy().held, value: view.holdReason }] : []),
              ]}
            />
            {carriedOutAt && (
              <p className="mt-16">
                <ButtonLink to={`/admin/deletions/${view.id}/certificate`} size="small" icon="download" reloadDocument>
                  {copy().certificatePdf}
                </ButtonLink>
              </p>
            )}
          </Panel>
        </div>
      </div>
    </>
  )
}

function SavedPanel({ saved }: { saved: DeletionRecord[] }) {
  return (
    <Panel title={copy().whatIsKeptAndUntil}>
      {saved.length === 0 && <p className="soft">{copy().nothingIsKept}</p>}
      {saved.map((one) => (
        <p key={`${one.kind}-${one.number}`}>{t(privacyTexts.deletion).saved(one)}</p>
      ))}
    </Panel>
  )
}

function Decision({ view, answer }: { view: View; answer: DeletionAnswer | undefined }) {
  return (
    <Panel title={copy().whatToKeep} important>
      <p className="soft t16">{copy().withoutDecisionEverythingLawRequires}</p>
      <Form method="post" className="admin-form compact mt-16" preventScrollReset>
        {answer?.at === 'decide' && <Note kind="bad" live title={answer.text} />}
        {view.cases.map(({ id, number, title, until, isReleased }) => (
          <Checkbox
            key={id}
            name="case"
            id={`case-${id}`}
            value={id}
            label={copy().delete(number)}
            hint={copy().otherwiseKeptUntil(title, until ? formatDate(until) : copy().itsDay)}
            defaultChecked={isReleased}
          />
        ))}
        {view.cases.length === 0 && <p>{copy().thisClientHasNoClosed}</p>}
        {view.saved.map((one) => (
          <p key={one.number}>{t(privacyTexts.deletion).saved(one)}</p>
        ))}
        <div>
          <Button kind="primary" size="small" name="intent" value="decide">
            {view.isDecided ? copy().changeDecision : copy().saveDecision}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function Hold({ view, answer }: { view: View; answer: DeletionAnswer | undefined }) {
  return (
    <Panel title={copy().putDeletionOnHold}>
      <p className="soft t16">{copy().useThisIfNothingMay}</p>
      <Form method="post" className="admin-form compact mt-16" preventScrollReset>
        {answer && <Note kind="bad" live title={answer.text} />}
        <Field name="reason" label={copy().reason} hint={copy().clientWillSeeThisReason} required>
          <DraftArea
            draft={`hold-${view.id}`}
            sentAs="deletion-held"
            rows={3}
            maxLength={1000}
            defaultValue={answer?.reason}
          />
        </Field>
        <div>
          <Button kind="danger" size="small" name="intent" value="hold">
            {copy().putDeletionOnHold2}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
