import { Form, Link, useNavigation } from 'react-router'
import { type Address, addressLine } from '#accounts/people/address.ts'
import type { Status } from '#accounts/people/person.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { ArrowLink, Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { listed } from '#platform/intl-words.ts'
import { type Merged, movedThings } from '#privacy/merging/merge.ts'
import { mergeWords } from '#privacy/merging/words.ts'

export type MergeAnswer = { text: string; reason: string; isSure: boolean }

type Side = {
  id: string
  name: string
  email: string
  phone: string | null
  status: Status
  address: Address | null
  createdAt: Date
  lastSignInAt: Date | null
}

export type MergePageView = {
  saved: Side
  gone: Side
  plan: Merged | null
  refused: string | null
  dismissedDuplicates: string | null
}

export function MergeView({ view, answer }: { view: MergePageView; answer: MergeAnswer | undefined }) {
  const { saved: survivor, gone: removed, plan, refused, dismissedDuplicates } = view
  return (
    <>
      <AppHeader
        title="Two accounts of one person"
        before={<BackLink to={`/admin/clients/${survivor.id}`}>{survivor.name}</BackLink>}
        actions={<ArrowLink to={`/admin/clients/${removed.id}/merge/${survivor.id}`}>Let the other one stay</ArrowLink>}
      />
      {refused && (
        <Note kind="warn" title="These two cannot become one">
          {refused}
        </Note>
      )}
      {plan && dismissedDuplicates !== null && (
        <Note kind="warn" title="Somebody has said that these are two people">
          {dismissedDuplicates}
        </Note>
      )}
      {plan && survivor.name !== removed.name && (
        <Note kind="info" title={`The names differ: ${survivor.name}, ${removed.name}`} />
      )}
      <div className="panels">
        <div className="panel-stack">
          <SidePanel title="This account stays" side={survivor} />
          <SidePanel title="This account goes into it" side={removed} />
        </div>
        <div className="panel-stack">
          {plan && <PlanPanel plan={plan} gone={removed} />}
          {plan && <Confirmation saved={survivor} answer={answer} />}
        </div>
      </div>
    </>
  )
}

function SidePanel({ title, side }: { title: string; side: Side }) {
  return (
    <Panel title={title}>
      <FactList
        dense
        facts={[
          { term: 'Name', value: <Link to={`/admin/clients/${side.id}`}>{side.name}</Link> },
          { term: 'Email', value: side.email },
          { term: 'Phone', value: side.phone ?? '–' },
          { term: 'Address', value: side.address ? addressLine(side.address) : '–' },
          { term: 'Status', value: <ClientStatusBadge status={side.status} /> },
          { term: 'Registered', value: formatDate(side.createdAt) },
          { term: 'Last login', value: side.lastSignInAt ? formatDateTime(side.lastSignInAt) : 'Never' },
        ]}
      />
    </Panel>
  )
}

function PlanPanel({ plan, gone: removed }: { plan: Merged; gone: Side }) {
  const words = mergeWords()
  const { moved, filled, movesHousehold, endsSignIn } = plan
  return (
    <Panel title="What goes over" important>
      <FactList
        dense
        amounts
        facts={movedThings.map((thing) => ({ term: words.things[thing], value: String(moved[thing]) }))}
      />
      <ul className="law t16 mt-16">
        {filled.length > 0 && (
          <li>Taken over, since it is missing: {listed(filled.map((fact) => words.facts[fact]))}.</li>
        )}
        {movesHousehold && <li>The household goes over. It sees no more cases than it does now.</li>}
        <li>Letters that wait for {removed.email} go to the address that stays.</li>
        {endsSignIn && (
          <li>
            Whoever is signed in with {removed.email} is signed out, and this address no longer opens anything. They get
            a letter at both addresses.
          </li>
        )}
        <li>Other facts of the account that goes, such as earlier addresses, are emptied.</li>
      </ul>
    </Panel>
  )
}

function Confirmation({ saved: survivor, answer }: { saved: Side; answer: MergeAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Panel title="Make them one">
      <p className="soft t16">This cannot be taken back.</p>
      <Form method="post" className="admin-form compact mt-8" preventScrollReset>
        {answer && (
          <Note kind="bad" live title="Nothing was changed">
            {answer.text}
          </Note>
        )}
        <Field name="reason" label="How do you know that this is one person?" required>
          <TextArea rows={3} maxLength={1000} defaultValue={answer?.reason} />
        </Field>
        <Checkbox
          name="sure"
          value="yes"
          required
          label={`I have checked it. All of it may be read by whoever signs in as ${survivor.email}.`}
          defaultChecked={answer?.isSure}
        />
        <div>
          <Button kind="danger" size="small" busy={isBusy}>
            Make them one account
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
