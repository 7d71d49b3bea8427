import type { RouterContextProvider } from 'react-router'
import type { Tx } from '#platform/db/database.server.ts'
import { inSavepoint } from '#platform/db/savepoint-db.server.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import type { Panel } from './ui/panel-view.tsx'

/** If loading fails, logs the error; that part of the page then shows an error with a retry button. */
export async function loadPanel<Value>(
  context: Readonly<RouterContextProvider>,
  name: string,
  load: () => Promise<Value>,
): Promise<Panel<Value>> {
  try {
    return { ok: true, value: await load() }
  } catch (error) {
    const { id } = requestOf(context)
    servicesOf(context).log.error({ err: error, requestId: id, panel: name }, 'a part of a page failed')
    return { ok: false, reference: id }
  }
}

/** Like `loadPanel`, for parts that share a transaction: a failing part is rolled back to a savepoint. */
export function loadPart<Value>(
  context: Readonly<RouterContextProvider>,
  tx: Tx,
  name: string,
  load: () => Promise<Value>,
): Promise<Panel<Value>> {
  return loadPanel(context, name, () => inSavepoint(tx, load))
}
