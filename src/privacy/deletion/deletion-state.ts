export const deletionStates = ['open', 'held', 'done', 'cancelled'] as const
export type DeletionState = (typeof deletionStates)[number]
