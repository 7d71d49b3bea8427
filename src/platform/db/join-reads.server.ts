import type { Db, Tx } from './database.server.ts'

type Line<Result> = { running: Promise<Result>; next?: Promise<Result>; read: () => Promise<Result> }

/**
 * Lets concurrent callers share one database read. A call made while a read is in progress waits for the next read, so
 * that its result is never older than the call. In a transaction, each call reads on its own.
 */
export function joinReads<Result>() {
  const lines = new WeakMap<Db | Tx, Map<string, Line<Result>>>()

  function start(open: Map<string, Line<Result>>, question: string, read: () => Promise<Result>): Promise<Result> {
    const line: Line<Result> = { running: read(), read }
    open.set(question, line)
    const done = () => {
      if (!line.next) open.delete(question)
    }
    line.running.then(done, done)
    return line.running
  }

  return (db: Db | Tx, question: string, read: () => Promise<Result>): Promise<Result> => {
    if (db.isTransaction) return read()
    const open = lines.get(db) ?? new Map<string, Line<Result>>()
    lines.set(db, open)
    const line = open.get(question)
    if (!line) return start(open, question, read)
    line.read = read
    const follow = () => start(open, question, line.read)
    line.next ??= line.running.then(follow, follow)
    return line.next
  }
}
