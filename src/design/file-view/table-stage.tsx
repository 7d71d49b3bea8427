import { formatNumber } from '#platform/format.ts'
import type { ViewedFile } from './viewed-file.tsx'

export function TableStage({
  table: { rows, isCut },
  name,
}: {
  table: NonNullable<ViewedFile['table']>
  name: string
}) {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="stage table-stage" tabIndex={0} aria-label={`Table ${name}`}>
      {rows.length === 0 && <p>This table is empty.</p>}
      <table>
        <tbody>
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other identity
            <tr key={number}>
              <th scope="row">{number + 1}</th>
              {Array.from({ length: columns }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other identity
                <td key={column}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && (
        <p className="soft t14">
          Not all of it is shown: the first {formatNumber(rows.length)} rows of the first sheet. The download holds the
          rest.
        </p>
      )}
    </section>
  )
}
