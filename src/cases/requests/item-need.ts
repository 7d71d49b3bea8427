/** How much an item of a checklist is asked for: a duty, a wish, or only where the client has such a paper. */
export const itemNeeds = ['required', 'optional', 'if_at_hand'] as const
export type ItemNeed = (typeof itemNeeds)[number]

export function isItemNeed(text: string): text is ItemNeed {
  return itemNeeds.some((need) => need === text)
}

type NeedColumns = { isRequired: boolean; isIfAtHand: boolean }

/** The need that a row says. */
export function needOf({ isRequired, isIfAtHand }: NeedColumns): ItemNeed {
  if (isRequired) return 'required'
  return isIfAtHand ? 'if_at_hand' : 'optional'
}

/** A need as rows keep it. */
export function needColumns(need: ItemNeed): NeedColumns {
  return { isRequired: need === 'required', isIfAtHand: need === 'if_at_hand' }
}
