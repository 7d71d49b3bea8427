import { Link } from 'react-router'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { Progress } from '#design/charts/progress.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { Action, type CampaignView } from './campaign-form.tsx'

const copy = () => t(publishingStaffTexts.campaignProgress)

export function CampaignProgress({ view }: { view: CampaignView }) {
  const { campaign, numbers, maySend, troubles, opensAt } = view
  const { state, topics, startedAt, endedAt, nextBatchAt, failures, pausedBecause } = campaign
  if (!numbers) return null
  const settled = numbers.total - numbers.left
  const count = (term: string, value: number) => ({ term, value: formatNumber(value) })
  return (
    <>
      <Panel title={copy().sending}>
        {state !== 'cancelled' && (
          <div className="mt-8" aria-live="polite">
            <Progress
              value={settled}
              max={Math.max(1, numbers.total)}
              label={copy().emails}
              showLabel
              end={copy().settledOf(formatNumber(settled), formatNumber(numbers.total))}
            />
          </div>
        )}
        {pausedBecause === 'refusals' && (
          <Note kind="warn" title={copy().pausedAutomatically}>
            {copy().mailServerRefusedTenEmails}
          </Note>
        )}
        {state === 'sending' && opensAt && numbers.left > 0 && (
          <Note kind="info" title={copy().sendingBeginsAt(formatDateTime(opensAt))}>
            {copy().outsideSendingHours}
          </Note>
        )}
        {state === 'sending' && !opensAt && failures > 0 && nextBatchAt && (
          <Note kind="warn">{copy().mailServerIsNotAccepting(formatDateTime(nextBatchAt))}</Note>
        )}
        <FactList
          amounts
          dense
          facts={[
            count(copy().readers, numbers.total),
            count(copy().sent, numbers.sent),
            count(copy().waiting, numbers.left),
            count(copy().refused, numbers.refused),
            count(copy().bounced, numbers.bounced),
            count(copy().complained, numbers.complained),
            count(copy().unsubscribedFromThisEmail, numbers.unsubscribed),
            count(copy().skipped, numbers.skipped),
            count(copy().possiblySent, numbers.doubt),
          ]}
        />
        <p className="soft t14 mt-8">
          {copy().forReadersOf(
            newsletterTopics
              .filter(({ id }) => topics.includes(id))
              .map(({ title }) => title)
              .join(', '),
          )}
          {startedAt && copy().startedOn(formatDateTime(startedAt))}{' '}
          {endedAt && copy().endedOn(formatDateTime(endedAt))}
        </p>
        {maySend && (
          <div className="row mt-16">
            {state === 'sending' && <Action intent="pause" label={copy().pause} />}
            {state === 'paused' && <Action intent="resume" label={copy().resume} kind="primary" />}
            {(state === 'sending' || state === 'paused') && (
              <Action intent="cancel" label={copy().cancelRemainingEmails} kind="danger" />
            )}
            {state === 'sent' && numbers.doubt > 0 && (
              <Action intent="send-doubtful" label={copy().resendPossiblySent(numbers.doubt)} />
            )}
          </div>
        )}
        {numbers.doubt > 0 && <p className="soft t14 mt-8">{copy().possiblySentMailServerMay}</p>}
      </Panel>
      {troubles.length > 0 && (
        <Panel title={copy().emailsWithProblems}>
          <Table
            caption={copy().emailsWithProblems}
            hideCaption
            dense
            rows={troubles}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'email',
                header: copy().reader,
                rowHeader: true,
                cell: ({ email, subscriberId }) =>
                  subscriberId ? (
                    <Link className="alone" to={`/admin/newsletter/subscribers/${subscriberId}`}>
                      {email}
                    </Link>
                  ) : (
                    copy().deleted
                  ),
              },
              {
                key: 'state',
                header: copy().status,
                cell: ({ state: of }) => <DeliveryBadge state={of} />,
              },
              { key: 'outcome', header: copy().mailServersResponse, cell: ({ outcome }) => outcome ?? '–' },
            ]}
          />
        </Panel>
      )}
    </>
  )
}

export function DeliveryBadge({ state }: { state: string }) {
  const mark = Object.entries(t(publishingStaffTexts.adminNewsletter).deliveries).find(([name]) => name === state)?.[1]
  return mark ? <Status kind={mark.kind}>{mark.label}</Status> : null
}
