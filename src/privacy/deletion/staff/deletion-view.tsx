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
import { type DeletionRecord, isOver, type Ongoing } from '#privacy/deletion/deletion.ts'
import { deletionWords } from '#privacy/deletion/words.ts'

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
      <AppHeader title={`Deletion: ${name}`} before={<BackLink to="/admin/deletions">Deletions</BackLink>} />
      <div className="panels">
        <div className="panel-stack">
          {isOpen && !isOver(view.ongoing) && (
            <Note kind="warn" title="Waits until this is over">
              {[
                ...view.ongoing.cases,
                ...view.ongoing.orders.map((number) => `order ${number}`),
                ...view.ongoing.appointments.map((number) => `appointment ${number}`),
              ].join(', ')}
            </Note>
          )}
          {isOpen ? <Decision view={view} answer={answer} /> : <SavedPanel saved={view.saved} />}
          {isOpen && <Hold view={view} answer={answer?.at === 'hold' ? answer : undefined} />}
        </div>
        <div className="panel-stack">
          <Panel title="Facts">
            <FactList
              dense
              facts={[
                { term: 'Client', value: clientId ? <Link to={`/admin/clients/${clientId}`}>{name}</Link> : name },
                { term: 'Asked for', value: formatDateTime(view.requestedAt) },
                ...(cancelledAt ? [{ term: 'Taken back', value: formatDateTime(cancelledAt) }] : []),
                ...(isOpen ? [{ term: 'Carried out on', value: formatDateTime(view.dueAt) }] : []),
                ...(carriedOutAt ? [{ term: 'Carried out', value: formatDateTime(carriedOutAt) }] : []),
                ...(view.holdReason ? [{ term: 'Held', value: view.holdReason }] : []),
              ]}
            />
            {carriedOutAt && (
              <p className="mt-16">
                <ButtonLink to={`/admin/deletions/${view.id}/certificate`} size="small" icon="download" reloadDocument>
                  Certificate (PDF)
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
    <Panel title="Kept, and until when">
      {saved.length === 0 && <p className="soft">Nothing.</p>}
      {saved.map((one) => (
        <p key={`${one.kind}-${one.number}`}>{deletionWords().saved(one)}</p>
      ))}
    </Panel>
  )
}

function Decision({ view, answer }: { view: View; answer: DeletionAnswer | undefined }) {
  return (
    <Panel title="What stays" important>
      <p className="soft t16">
        Without a decision everything stays that the law demands. A closed case in which nothing was done that has to be
        kept may go with the account; paid orders stay in any case.
      </p>
      <Form method="post" className="admin-form compact mt-16" preventScrollReset>
        {answer?.at === 'decide' && <Note kind="bad" live title={answer.text} />}
        {view.cases.map(({ id, number, title, until, isReleased }) => (
          <Checkbox
            key={id}
            name="case"
            id={`case-${id}`}
            value={id}
            label={`Delete ${number}`}
            hint={`${title}. Otherwise kept until ${until ? formatDate(until) : 'its day'}`}
            defaultChecked={isReleased}
          />
        ))}
        {view.cases.length === 0 && <p>No closed cases.</p>}
        {view.saved.map((one) => (
          <p key={one.number}>{deletionWords().saved(one)}</p>
        ))}
        <div>
          <Button kind="primary" size="small" name="intent" value="decide">
            {view.isDecided ? 'Change the decision' : 'Decide so'}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function Hold({ view, answer }: { view: View; answer: DeletionAnswer | undefined }) {
  return (
    <Panel title="Nothing may go at present">
      <p className="soft t16">For instance while proceedings are open. To go on later, decide what stays above.</p>
      <Form method="post" className="admin-form compact mt-16" preventScrollReset>
        {answer && <Note kind="bad" live title={answer.text} />}
        <Field name="reason" label="Reason" hint="The client reads it in the letter." required>
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
            Hold the deletion
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
