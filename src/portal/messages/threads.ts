/** The address of a thread. */
export function threadPath(threadId: string): string {
  return `/client-portal/messages/${threadId}`
}
