import { Link } from 'react-router'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { Progress } from '#design/charts/progress.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { Action, type CampaignView } from './campaign-form.tsx'
import { adminNewsletterWords } from './words.ts'

export function CampaignProgress({ view }: { view: CampaignView }) {
  const { campaign, numbers, maySend, troubles } = view
  const { state, topics, startedAt, endedAt, nextBatchAt, failures, pausedBecause } = campaign
  if (!numbers) return null
  const settled = numbers.total - numbers.left
  const count = (term: string, value: number) => ({ term, value: formatNumber(value) })
  return (
    <>
      <Panel title="Sending">
        {state !== 'cancelled' && (
          <div className="mt-8" aria-live="polite">
            <Progress
              value={settled}
              max={Math.max(1, numbers.total)}
              label="Letters"
              showLabel
              end={`${formatNumber(settled)} of ${formatNumber(numbers.total)}`}
            />
          </div>
        )}
        {pausedBecause === 'refusals' && (
          <Note kind="warn" title="Paused by itself">
            The mail server refused ten letters one after the other. Read below what it said before you resume.
          </Note>
        )}
        {state === 'sending' && failures > 0 && nextBatchAt && (
          <Note kind="warn">The mail server does not take letters now. Next try: {formatDateTime(nextBatchAt)}.</Note>
        )}
        <FactList
          amounts
          dense
          facts={[
            count('Readers', numbers.total),
            count('Sent', numbers.sent),
            count('Waiting', numbers.left),
            count('Refused', numbers.refused),
            count('Came back', numbers.bounced),
            count('Complained', numbers.complained),
            count('Unsubscribed with it', numbers.unsubscribed),
            count('Left out', numbers.skipped),
            count('In doubt', numbers.doubt),
          ]}
        />
        <p className="soft t14 mt-8">
          To readers of{' '}
          {newsletterTopics
            .filter(({ id }) => topics.includes(id))
            .map(({ title }) => title)
            .join(', ')}
          .{startedAt && ` Begun ${formatDateTime(startedAt)}.`} {endedAt && `Ended ${formatDateTime(endedAt)}.`}
        </p>
        {maySend && (
          <div className="row mt-16">
            {state === 'sending' && <Action intent="pause" label="Pause" />}
            {state === 'paused' && <Action intent="resume" label="Resume" kind="primary" />}
            {(state === 'sending' || state === 'paused') && (
              <Action intent="cancel" label="Cancel the rest" kind="danger" />
            )}
            {state === 'sent' && numbers.doubt > 0 && (
              <Action intent="send-doubtful" label={`Send ${numbers.doubt} in doubt again`} />
            )}
          </div>
        )}
        {numbers.doubt > 0 && (
          <p className="soft t14 mt-8">
            In doubt: the mail server may have the letter, but its answer was lost. It is not sent again by itself.
          </p>
        )}
      </Panel>
      {troubles.length > 0 && (
        <Panel title="Letters with trouble">
          <Table
            caption="Letters with trouble"
            hideCaption
            dense
            rows={troubles}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'email',
                header: 'Reader',
                rowHeader: true,
                cell: ({ email, subscriberId }) =>
                  subscriberId ? (
                    <Link className="alone" to={`/admin/newsletter/subscribers/${subscriberId}`}>
                      {email}
                    </Link>
                  ) : (
                    'Deleted'
                  ),
              },
              {
                key: 'state',
                header: 'State',
                cell: ({ state: of }) => <DeliveryBadge state={of} />,
              },
              { key: 'outcome', header: 'What the mail server said', cell: ({ outcome }) => outcome ?? '–' },
            ]}
          />
        </Panel>
      )}
    </>
  )
}

export function DeliveryBadge({ state }: { state: string }) {
  const mark = Object.entries(adminNewsletterWords().deliveries).find(([name]) => name === state)?.[1]
  return mark ? <Status kind={mark.kind}>{mark.label}</Status> : null
}
