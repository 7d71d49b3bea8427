import { DocumentItem } from '#cases/documents/client/document-item.tsx'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { Panel } from '#design/page/app-shell.tsx'
import type { DocumentView } from '#portal/views.server.ts'

const groups: { title: string; kinds: DocumentKind[] }[] = [
  { title: 'Drafts', kinds: ['draft'] },
  { title: 'Filed', kinds: ['filed_copy', 'filing_receipt'] },
  { title: 'From the tax office', kinds: ['assessment'] },
  { title: 'Letters and invoices', kinds: ['letter', 'invoice'] },
]

export function FirmDocuments({ documents }: { documents: readonly DocumentView[] }) {
  const filled = groups
    .map(({ title, kinds }) => ({ title, documents: documents.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ documents: paperDocuments }) => paperDocuments.length > 0)
  if (filled.length === 0) return null
  return (
    <Panel title="From us" id="from-us">
      {filled.map(({ title, documents: paperDocuments }) => (
        <section key={title} className="mt-16">
          <h3 className="t16">{title}</h3>
          <ul>
            {paperDocuments.map((document) => (
              <DocumentItem key={document.id} document={document} items={[]} isOpen={false} error={undefined} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}
