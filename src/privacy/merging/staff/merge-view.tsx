import { Form, Link, useNavigation } from 'react-router'
import { type Address, addressLine } from '#accounts/people/address.ts'
import type { Status } from '#accounts/people/person.ts'
import { isLineColumn, personFields } from '#accounts/people/person-fields.ts'
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
import { t } from '#platform/texts.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { type FilledFact, type Merged, movedThings } from '#privacy/merging/merge.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'

const copy = () => t(privacyStaffTexts.mergeView)

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
        title={copy().mergeTwoAccounts}
        before={<BackLink to={`/admin/clients/${survivor.id}`}>{survivor.name}</BackLink>}
        actions={
          <ArrowLink to={`/admin/clients/${removed.id}/merge/${survivor.id}`}>
            {copy().keepOtherAccountInstead}
          </ArrowLink>
        }
      />
      {refused && (
        <Note kind="warn" title={copy().theseTwoAccountsCannotBe}>
          {refused}
        </Note>
      )}
      {plan && dismissedDuplicates !== null && (
        <Note kind="warn" title={copy().colleagueHasMarkedTheseAs}>
          {dismissedDuplicates}
        </Note>
      )}
      {plan && survivor.name !== removed.name && (
        <Note kind="info" title={copy().namesAreDifferentAnd(survivor.name, removed.name)} />
      )}
      <div className="panels">
        <div className="panel-stack">
          <SidePanel title={copy().accountToKeep} side={survivor} />
          <SidePanel title={copy().accountToMergeAndClose} side={removed} />
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
          { term: copy().name, value: <Link to={`/admin/clients/${side.id}`}>{side.name}</Link> },
          { term: copy().email, value: side.email },
          { term: copy().phone, value: side.phone ?? '–' },
          { term: copy().address, value: side.address ? addressLine(side.address) : '–' },
          { term: copy().status, value: <ClientStatusBadge status={side.status} /> },
          { term: copy().registered, value: formatDate(side.createdAt) },
          { term: copy().lastLogin, value: side.lastSignInAt ? formatDateTime(side.lastSignInAt) : copy().never },
        ]}
      />
    </Panel>
  )
}

function factName(fact: FilledFact): string {
  const { facts, lineFact } = t(privacyTexts.merge)
  return isLineColumn(fact) ? lineFact(personFields[fact].label) : facts[fact]
}

function PlanPanel({ plan, gone: removed }: { plan: Merged; gone: Side }) {
  const words = t(privacyTexts.merge)
  const { moved, filled, movesHousehold, endsSignIn } = plan
  return (
    <Panel title={copy().whatWillBeMoved} important>
      <FactList
        dense
        amounts
        facts={movedThings.map((thing) => ({ term: words.things[thing], value: String(moved[thing]) }))}
      />
      <ul className="law t16 mt-16">
        {filled.length > 0 && <li>{copy().missingDetailsThatWillBe(listed(filled.map(factName)))}</li>}
        {movesHousehold && <li>{copy().householdWillBeMovedIt}</li>}
        <li>{copy().emailsWaitingToBeSent(removed.email)}</li>
        {endsSignIn && <li>{copy().anyoneSignedInWithWill(removed.email)}</li>}
        <li>{copy().otherDetailsOfClosedAccount}</li>
      </ul>
    </Panel>
  )
}

function Confirmation({ saved: survivor, answer }: { saved: Side; answer: MergeAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Panel title={copy().mergeAccounts}>
      <p className="soft t16">{copy().youCannotUndoThis}</p>
      <Form method="post" className="admin-form compact mt-8" preventScrollReset>
        {answer && (
          <Note kind="bad" live title={copy().nothingHasBeenChanged}>
            {answer.text}
          </Note>
        )}
        <Field name="reason" label={copy().howDoYouKnowThat} required>
          <TextArea rows={3} maxLength={1000} defaultValue={answer?.reason} />
        </Field>
        <Checkbox
          name="sure"
          value="yes"
          required
          label={copy().iHaveCheckedThisAnyone(survivor.email)}
          defaultChecked={answer?.isSure}
        />
        <div>
          <Button kind="danger" size="small" busy={isBusy}>
            {copy().mergeAccounts2}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
