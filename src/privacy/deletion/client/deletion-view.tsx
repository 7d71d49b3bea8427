import { Form } from 'react-router'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList, TickList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Icon } from '#design/icon.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import {
  type DeletionRecord,
  goneAtOnce,
  isOver,
  type Ongoing,
  retainedByLaw,
  thinkingDays,
} from '#privacy/deletion/deletion.ts'
import { deletionWords } from '#privacy/deletion/words.ts'

type View = {
  open: { dueAt: Date; waitsSince: Date | null; holdReason: string | null } | null
  ongoing: Ongoing
  saved: DeletionRecord[]
  needsCode: boolean
  office: string
}
type Answer = { errors: { password?: string; code?: string; sure?: string }; refused: string | null } | undefined

export function DeletionView({ view, answer }: { view: View; answer: Answer }) {
  const { open, ongoing, office } = view
  return (
    <>
      {open && <OpenRequest open={open} />}
      {!open && !isOver(ongoing) && <InTheWay ongoing={ongoing} office={office} />}
      <Panel title="What goes">
        <TickList yes={goneAtOnce.map((code) => deletionWords().gone[code])} />
      </Panel>
      <Panel title="What has to stay, and until when">
        <FactList
          facts={retainedByLaw.map(({ id, what, savedFor, law }) => ({
            key: id,
            term: what,
            value: `${savedFor} (${law})`,
          }))}
        />
        {view.saved.length > 0 && (
          <>
            <p className="mt-16">
              <b>Of yours that is, as of today:</b>
            </p>
            <ul>
              {view.saved.map((saved) => (
                <li key={`${saved.kind}-${saved.number}`}>{deletionWords().saved(saved)}</li>
              ))}
            </ul>
          </>
        )}
        <p className="soft t14 mt-16">It is used for nothing else, and deleted by itself after that day.</p>
      </Panel>
      {!open && isOver(ongoing) && <AskForm needsCode={view.needsCode} answer={answer} />}
      {answer?.refused && <Note kind="bad" live title={answer.refused} />}
    </>
  )
}

function InTheWay({ ongoing, office }: { ongoing: Ongoing; office: string }) {
  const { inTheWay, questions } = deletionWords()
  const kinds = [
    { kind: 'cases', to: '/client-portal/cases' },
    { kind: 'orders', to: '/client-portal/orders' },
    { kind: 'appointments', to: '/client-portal/appointments' },
  ] as const
  return (
    <Panel title="What has to end first" important>
      <p className="t16">Your account can be deleted once nothing is going on any more.</p>
      <ul className="mt-8">
        {kinds.map(({ kind, to }) => {
          const numbers = ongoing[kind]
          if (numbers.length === 0) return null
          return (
            <li key={kind} className="item">
              <Icon name="clock" />
              <div>
                <b className="t16">{inTheWay[kind].what(numbers.length)}</b>
                <p className="numbers">{[numbers.join(', '), inTheWay[kind].how].join('. ')}</p>
              </div>
              <div className="actions">
                <ButtonLink to={to} kind="outline" size="small">
                  Open
                  <span className="visually-hidden"> {kind}</span>
                </ButtonLink>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="soft t14 mt-16">{questions(office)}</p>
    </Panel>
  )
}

function OpenRequest({ open: { dueAt, waitsSince, holdReason } }: { open: NonNullable<View['open']> }) {
  return (
    <Panel title="You have asked to be deleted" important>
      <p>
        {holdReason && `We have to keep your data for the time being: ${holdReason}`}
        {!holdReason && waitsSince && 'It waits until what you have begun since is over.'}
        {!holdReason && !waitsSince && `It is carried out on ${formatDateTime(dueAt)}. Until then nothing changes.`}
      </p>
      <Form method="post" className="mt-16">
        <Button kind="primary" size="small" name="intent" value="cancel">
          Keep my account
        </Button>
      </Form>
    </Panel>
  )
}

function AskForm({ needsCode, answer }: { needsCode: boolean; answer: Answer }) {
  return (
    <Panel title="Delete my account" id="delete">
      <p className="soft t16">
        You have {thinkingDays} days to change your mind. Then we close your account, delete what goes and send you a
        certificate. You may want to take your data with you first.
      </p>
      <p className="mt-16">
        <ButtonLink to="/client-portal/profile/data" kind="outline" size="small">
          Make an archive of my data
        </ButtonLink>
      </p>
      <Form method="post" className="portal-form mt-32" preventScrollReset>
        <ReauthFields id="delete" needsCode={needsCode} errors={answer?.errors ?? {}} />
        <Checkbox name="sure" value="yes" label="Delete my account in 7 days" error={answer?.errors.sure} required />
        <p>
          <Button kind="danger" size="small" name="intent" value="delete">
            Ask for the deletion
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
