/** Whether an item is required, optional, or needed only if the client has such a document. */
export const itemNeeds = ['required', 'optional', 'if_at_hand'] as const
export type ItemNeed = (typeof itemNeeds)[number]

export function isItemNeed(text: string): text is ItemNeed {
  return itemNeeds.some((need) => need === text)
}

type NeedColumns = { isRequired: boolean; isIfAtHand: boolean }

export function needOf({ isRequired, isIfAtHand }: NeedColumns): ItemNeed {
  if (isRequired) return 'required'
  return isIfAtHand ? 'if_at_hand' : 'optional'
}

export function needColumns(need: ItemNeed): NeedColumns {
  return { isRequired: need === 'required', isIfAtHand: need === 'if_at_hand' }
}
