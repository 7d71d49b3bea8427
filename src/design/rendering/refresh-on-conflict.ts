import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of pages whose action refuses with 409: by default their data is not loaded again after an error. */
export function refreshOnConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
