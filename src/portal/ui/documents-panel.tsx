import { clientCasePath } from '#cases/case-links.ts'
import { Panel } from '#design/app-frame.tsx'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Progress } from '#design/progress.tsx'
import { requiredPapers } from '#portal/required-papers.ts'
import type { CaseView } from '#portal/views.server.ts'

/** How far the required documents of the cases that are worked on are: what arrived, what was checked, and what is missing. */
export function DocumentsPanel({ cases }: { cases: readonly CaseView[] }) {
  const open = cases.filter(({ status, progress }) => status !== 'completed' && progress.required > 0)
  const papers = open.map(({ progress }) => requiredPapers(progress))
  const sum = (count: (one: (typeof papers)[number]) => number) => papers.reduce((total, one) => total + count(one), 0)
  const [needed, received, checked] = [sum((one) => one.needed), sum((one) => one.received), sum((one) => one.checked)]
  const first = open.find(({ progress }) => progress.missingRequired > 0)
  if (needed === 0) return null
  return (
    <Panel title="Documents" end={<ArrowLink to="/client-portal/documents">All documents</ArrowLink>}>
      <p className="numbers">
        <b className="t32">
          {received} of {needed}
        </b>{' '}
        required received
      </p>
      <div className="mt-8">
        <Progress value={received} max={needed} label={`${received} of ${needed} required documents received`} />
      </div>
      <FactList
        amounts
        dense
        facts={[
          { term: 'Checked', value: checked },
          { term: 'Being checked', value: received - checked },
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
