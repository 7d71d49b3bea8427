import { createHash } from 'node:crypto'
import { firmName } from '#content/firm-name.ts'
import type { Resource, Sheet } from '#content/resources/resource.ts'
import { resourceDisclaimer } from '#content/resources.ts'
import { lawAsOf } from './law-as-of.ts'
import { resourcePdf } from './pdf/resource-pdf.ts'
import { workbookFile } from './workbook/workbook.ts'

/** Every date in a file is the resource's `stateOn`, so that the same content always gives the same bytes. */
export async function makeFile(resource: Resource): Promise<Uint8Array> {
  const { body, title, stateOn } = resource
  if (body.kind !== 'template') return resourcePdf(resource, body, firmName)
  const sheets = [...body.sheets, aboutSheet(resource, body.lead)]
  return workbookFile({ title, firm: firmName, createdOn: stateOn, sheets })
}

/** Hash of the texts in a resource's file, stored beside the file to detect when its content has changed. */
export function contentHash({
  id: _id,
  rating: _rating,
  featured: _featured,
  tags: _tags,
  ...printed
}: Resource): string {
  return createHash('sha256')
    .update(JSON.stringify([printed, resourceDisclaimer, firmName]))
    .digest('hex')
}

function aboutSheet({ title, description, taxYear, stateOn }: Resource, lead: string): Sheet {
  const lines = [
    lead,
    'Formulas are protected against accidental changes, without a password. To change them, select Review, then Unprotect Sheet.',
    lawAsOf({ taxYear, stateOn }),
    resourceDisclaimer,
    firmName,
  ]
  return {
    name: 'About',
    title,
    explanation: description,
    summary: [],
    columns: [{ header: 'About this workbook', type: 'text', width: 100 }],
    rows: lines.map((line) => [line]),
    rowCount: lines.length,
  }
}
