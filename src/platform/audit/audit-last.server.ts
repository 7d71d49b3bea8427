import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, RootOperationNode } from 'kysely'
import { currentTransaction } from '#platform/db/one-connection.server.ts'

/** A transaction that holds the end of the audit log wanted another lock: two that do so may wait for each other. */
export class LockAfterAudit extends Error {
  override name = 'LockAfterAudit'
  constructor() {
    super('A transaction wrote the audit log and then something else. Call `recordAudit` last.')
  }
}

const writes: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']

/** Rides along with a database and refuses writes and locks of transactions that have written the audit log. */
export class AuditLast implements KyselyPlugin {
  readonly #holding = new WeakSet<object>()

  transformQuery({ node }: PluginTransformQueryArgs) {
    const transaction = currentTransaction()
    if (!transaction) return node
    if (isAudit(node)) this.#holding.add(transaction)
    else if (this.#holding.has(transaction) && takesLocks(node)) throw new LockAfterAudit()
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

function isAudit(node: RootOperationNode): boolean {
  return node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('append_audit_event'))
}

function takesLocks(node: RootOperationNode): boolean {
  if (node.kind === 'RawNode') return node.sqlFragments.some((text) => /pg_advisory_xact_lock|for update/i.test(text))
  if (node.kind === 'SelectQueryNode') return (node.endModifiers?.length ?? 0) > 0
  return writes.includes(node.kind)
}
