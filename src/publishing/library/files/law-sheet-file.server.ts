import { isDeepStrictEqual } from 'node:util'
import { firmName } from '#content/firm-name.ts'
import { lawSheetName } from '#content/law.ts'
import type { Services } from '#platform/services.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import { legalDocumentOf } from '#publishing/library/legal-documents.server.ts'
import { lawSheetPdf } from './law-sheet.server.ts'
import { fileOf, type ResourceFile, resourceFile, seedSheet } from './resource-file.server.ts'

const created = new WeakMap<PublishedContentItem<'law'>, Promise<ResourceFile>>()

/** Law summary by file name: from the build, or regenerated if its text was edited; null if the name is unknown. */
export async function lawSheetFile(services: Pick<Services, 'db' | 'log'>, name: string): Promise<ResourceFile | null> {
  const entry = (await publishedContentItems(services, 'law')).find(({ slug }) => lawSheetName(slug) === name)
  if (!entry) return null
  const [document, points] = [legalDocumentOf(entry), entry.fields.keyPoints]
  const seed = seedSheet(name)
  if (seed && isDeepStrictEqual({ ...seed.document }, document) && isDeepStrictEqual([...seed.points], points))
    return resourceFile(name)
  const known = created.get(entry)
  if (known) return known
  const file = lawSheetPdf({ document, points, stateOn: entry.changedOn }, firmName).then((pdf) => fileOf(name, pdf))
  created.set(entry, file)
  file.catch(() => created.delete(entry))
  return file
}
