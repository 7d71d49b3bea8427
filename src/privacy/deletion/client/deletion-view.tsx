import { Form } from 'react-router'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList, TickList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Icon } from '#design/icon.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import {
  type DeletionRecord,
  goneAtOnce,
  isOver,
  type Ongoing,
  retainedByLaw,
  thinkingDays,
} from '#privacy/deletion/deletion.ts'
import * as privacyTexts from '#privacy/locales/en.ts'

const copy = () => t(privacyTexts.deletionView)

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
      <Panel title={copy().whatWeWillDelete}>
        <TickList yes={goneAtOnce.map((code) => t(privacyTexts.deletion).gone[code])} />
      </Panel>
      <Panel title={copy().whatWeMustKeepAnd}>
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
              <b>{copy().forYouAsOfToday}</b>
            </p>
            <ul>
              {view.saved.map((saved) => (
                <li key={`${saved.kind}-${saved.number}`}>{t(privacyTexts.deletion).saved(saved)}</li>
              ))}
            </ul>
          </>
        )}
        <p className="soft t14 mt-16">{copy().weDoNotUseThis}</p>
      </Panel>
      {!open && isOver(ongoing) && <AskForm needsCode={view.needsCode} answer={answer} />}
      {answer?.refused && <Note kind="bad" live title={answer.refused} />}
    </>
  )
}

function InTheWay({ ongoing, office }: { ongoing: Ongoing; office: string }) {
  const { inTheWay, questions } = t(privacyTexts.deletion)
  const kinds = [
    { kind: 'cases', to: '/client-portal/cases' },
    { kind: 'orders', to: '/client-portal/orders' },
    { kind: 'appointments', to: '/client-portal/appointments' },
  ] as const
  return (
    <Panel title={copy().whatYouNeedToFinish} important>
      <p className="t16">{copy().weCanDeleteYourAccount}</p>
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
                  {copy().open}
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
    <Panel title={copy().youHaveRequestedDeletionOf} important>
      <p>
        {holdReason && copy().weHaveToKeepYour(holdReason)}
        {!holdReason && waitsSince && copy().weWillDeleteYourAccount}
        {!holdReason && !waitsSince && copy().weWillDeleteYourAccount2(formatDateTime(dueAt))}
      </p>
      <Form method="post" className="mt-16">
        <Button kind="primary" size="small" name="intent" value="cancel">
          {copy().keepMyAccount}
        </Button>
      </Form>
    </Panel>
  )
}

function AskForm({ needsCode, answer }: { needsCode: boolean; answer: Answer }) {
  return (
    <Panel title={copy().deleteMyAccount} id="delete">
      <p className="soft t16">{copy().youHaveDaysToChange(thinkingDays)}</p>
      <p className="mt-16">
        <ButtonLink to="/client-portal/profile/data" kind="outline" size="small">
          {copy().createArchiveOfMyData}
        </ButtonLink>
      </p>
      <Form method="post" className="portal-form mt-32" preventScrollReset>
        <ReauthFields id="delete" needsCode={needsCode} errors={answer?.errors ?? {}} />
        <Checkbox name="sure" value="yes" label={copy().deleteMyAccountIn7} error={answer?.errors.sure} required />
        <p>
          <Button kind="danger" size="small" name="intent" value="delete">
            {copy().requestDeletion}
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
