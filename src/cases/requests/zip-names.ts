type Named = { originalFilename: string; documentType: string | null; state: string }

/** Path in the ZIP: folder named after the checklist item, then the filename, numbered if it occurs twice. */
export function zipNames(documents: readonly Named[], otherDocument: string): string[] {
  const taken = new Set<string>()
  return documents.map(({ originalFilename, documentType }) => {
    const path = `${safe(documentType ?? otherDocument)}/${safe(originalFilename)}`
    const dot = path.lastIndexOf('.')
    const [stem, ending] = dot > path.lastIndexOf('/') ? [path.slice(0, dot), path.slice(dot)] : [path, '']
    let name = path
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem} (${count})${ending}`
    taken.add(name.toLowerCase())
    return name
  })
}

function safe(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/^[.\s]+|[.\s]+$/g, '') || 'file'
}
