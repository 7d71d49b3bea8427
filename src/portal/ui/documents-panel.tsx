import { clientCasePath } from '#cases/process/case-links.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { DocumentsOfAll } from '#portal/required-documents.ts'

const copy = () => t(portalTexts.documentsPanel)

export function DocumentsPanel({ documents: { needed, received, checked, missingIn } }: { documents: DocumentsOfAll }) {
  if (needed === 0) return null
  return (
    <Panel title={copy().documents} end={<ArrowLink to="/client-portal/documents">{copy().allDocuments}</ArrowLink>}>
      <p className="numbers">
        <b className="t32">{copy().of(received, needed)}</b> {copy().requiredReceived}
      </p>
      <div className="mt-8">
        <Progress value={received} max={needed} label={copy().ofRequiredDocumentsReceived(received, needed)} />
      </div>
      <FactList
        amounts
        dense
        facts={[
          { term: copy().checked, value: checked },
          { term: copy().beingChecked, value: received - checked },
          { term: copy().missing, value: needed - received },
        ]}
      />
      {missingIn && (
        <p className="mt-16">
          <ButtonLink to={`${clientCasePath(missingIn)}#documents`} kind="outline" size="small" icon="upload">
            {copy().uploadDocuments}
          </ButtonLink>
        </p>
      )}
    </Panel>
  )
}
