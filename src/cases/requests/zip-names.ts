type Named = { originalFilename: string; documentType: string | null; state: string }

/**
 * The path of each document in the archive of a case: a folder for what it answers, the name that it was sent with, and a
 * number where two would be the same.
 */
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

// What no system takes in a name, and what would leave the folder.
function safe(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/^[.\s]+|[.\s]+$/g, '') || 'file'
}
