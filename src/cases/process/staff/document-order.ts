export const documentsPerPage = 50

type Placed = { checklistItemId: string | null }

export function inOrderOf<Document extends Placed>(
  checklist: readonly { id: string }[],
  documents: readonly Document[],
): Document[] {
  const places = new Map(checklist.map(({ id }, index) => [id, index]))
  const placeOf = ({ checklistItemId }: Document) => places.get(checklistItemId ?? '') ?? -1
  return documents.toSorted((a, b) => placeOf(a) - placeOf(b))
}
