import { clientCasePath } from '#cases/process/case-links.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { DocumentsOfAll } from '#portal/required-documents.ts'

export function DocumentsPanel({ documents: { needed, received, checked, missingIn } }: { documents: DocumentsOfAll }) {
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
      {missingIn && (
        <p className="mt-16">
          <ButtonLink to={`${clientCasePath(missingIn)}#documents`} kind="outline" size="small" icon="upload">
            Upload documents
          </ButtonLink>
        </p>
      )}
    </Panel>
  )
}
