import type { BulkResult } from '#admin/cases/bulk-change.server.ts'
import { Note } from '#design/note.tsx'

/** What became of the selected cases, where not all of them could be changed. */
export function BulkAnswer({ answer }: { answer: { fault: string | null; result: BulkResult } | undefined }) {
  if (!answer) return null
  const { fault, result } = answer
  if (fault) {
    return (
      <div className="mt-16">
        <Note kind="bad" live title={fault} />
      </div>
    )
  }
  const { changed, refused } = result
  const done = changed === 1 ? 'One case was changed' : `${changed} cases were changed`
  const left = refused.length === 1 ? 'one was not' : `${refused.length} were not`
  return (
    <div className="mt-16">
      <Note kind={changed > 0 ? 'warn' : 'bad'} live title={`${changed > 0 ? done : 'No case was changed'}, ${left}`}>
        <ul>
          {refused.map(({ caseNumber, text }) => (
            <li key={caseNumber}>
              <span className="nowrap">{caseNumber}</span>: {text}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
