import { ColumnNode, type KyselyPlugin, PrimitiveValueListNode, ValueListNode, ValueNode, ValuesNode } from 'kysely'
import type { Services } from '#platform/services.ts'

// Columns that the database fills with its own clock.
const filled: Readonly<Record<string, readonly string[]>> = {
  ...{ orders: ['created_at', 'updated_at'], cases: ['created_at', 'updated_at', 'state_since'] },
  ...{ case_events: ['at'], appointments: ['created_at'], documents: ['created_at', 'shown_at'] },
  ...{
    message_threads: ['created_at'],
    messages: ['created_at'],
    emails: ['created_at'],
    stored_files: ['created_at'],
  },
}

/** Services that work as if it were `at`, also where the database sets the time of a new row. */
export function asOf(services: Services, at: Date): Services {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind !== 'InsertQueryNode' || node.into === undefined || !node.values || !ValuesNode.is(node.values))
        return node
      const known = new Set(node.columns?.map(({ column }) => snake(column.name)))
      const added = (filled[snake(node.into.table.identifier.name)] ?? []).filter((name) => !known.has(name))
      if (added.length === 0) return node
      const columns: ColumnNode[] = [...(node.columns ?? []), ...added.map((name) => ColumnNode.create(name))]
      const values = node.values.values.map((row) =>
        extended(
          row,
          added.map(() => at),
        ),
      )
      return { ...node, columns, values: { ...node.values, values } }
    },
    transformResult: async ({ result }) => result,
  }
  return { ...services, now: () => at, db: services.db.withPlugin(plugin) }
}

type ValuesItemNode = ValuesNode['values'][number]

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function extended(row: ValuesItemNode, times: readonly Date[]) {
  return PrimitiveValueListNode.is(row)
    ? PrimitiveValueListNode.create([...row.values, ...times])
    : ValueListNode.create([...row.values, ...times.map((at) => ValueNode.create(at))])
}

/** The given hour, in UTC, some days before `now`; never later than `now`. */
export function daysAgo(now: Date, days: number, hour = 9): Date {
  const day = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  day.setUTCHours(hour, (days * 17) % 60, 0, 0)
  return day < now ? day : now
}
