import { clientCasePath } from '#cases/case-links.ts'
import { Panel } from '#design/app-frame.tsx'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Progress } from '#design/progress.tsx'
import type { CaseView } from '#portal/views.server.ts'

/** How far the documents of the cases that are worked on are: what arrived, what was checked, and what is still missing. */
export function DocumentsPanel({ cases }: { cases: readonly CaseView[] }) {
  const open = cases.filter(({ status, progress }) => status !== 'completed' && progress.needed > 0)
  const sum = (count: (found: CaseView) => number) => open.reduce((total, found) => total + count(found), 0)
  const needed = sum(({ progress }) => progress.needed)
  const received = sum(({ progress }) => progress.received)
  const accepted = sum(({ progress }) => progress.accepted)
  const first = open.find(({ progress }) => progress.missingRequired > 0)
  if (needed === 0) return null
  return (
    <Panel title="Documents" end={<ArrowLink to="/client-portal/documents">All documents</ArrowLink>}>
      <p className="numbers">
        <b className="t32">
          {received} of {needed}
        </b>{' '}
        received
      </p>
      <div className="mt-8">
        <Progress value={received} max={needed} label={`${received} of ${needed} documents received`} />
      </div>
      <FactList
        amounts
        dense
        facts={[
          { term: 'Checked', value: accepted },
          { term: 'Being checked', value: received - accepted },
          { term: 'Not there yet', value: needed - received },
        ]}
      />
      {first && (
        <p className="mt-16">
          <ButtonLink to={`${clientCasePath(first.id)}#documents`} kind="outline" size="small" icon="upload">
            Upload documents
          </ButtonLink>
        </p>
      )}
    </Panel>
  )
}
