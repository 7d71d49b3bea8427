import { useSyncExternalStore } from 'react'
import {
  type AddOutcome,
  addToCart,
  type CartItem,
  cartStorageKey,
  changeQuantity,
  mergeInto,
  readCart,
  removeFromCart,
} from '#shop/cart.ts'
import { type LineChange, renewItems } from '#shop/cart-changes.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue.ts'

const idKey = `${cartStorageKey}-id`
const domicileKey = `${cartStorageKey}-domicile`
const unavailableKey = `${cartStorageKey}-unpaid`

type State = {
  /** Null until the browser has read its storage: on the server nobody knows the cart. */
  items: CartItem[] | null
  /** What the store has changed about them; told until the cart is cleared or paid for. */
  changes: LineChange[]
  isPanelOpen: boolean
  /** The country where the visitor lives, as they chose it; empty before. */
  domicile: string
}

const unknown: State = { items: null, changes: [], isPanelOpen: false, domicile: '' }
let state = unknown
const listeners = new Set<() => void>()

function set(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that stores nothing still has a cart until the page is closed.
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(items: CartItem[]): void {
  remember(cartStorageKey, JSON.stringify(items))
  if (items.length === 0) remember(idKey, null)
  set({ items })
}

function stored(): CartItem[] {
  return readCart(recall(cartStorageKey))
}

function current(): CartItem[] {
  return state.items ?? stored()
}

/** Reads the stored cart and follows changes made in other tabs. Call once from the frame of the site. */
export function startCart(): () => void {
  set({ items: stored(), domicile: recall(domicileKey) ?? '' })
  const follow = (event: StorageEvent) => {
    if (event.key === cartStorageKey) set({ items: readCart(event.newValue) })
    if (event.key === domicileKey) set({ domicile: event.newValue ?? '' })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export const cart = {
  add(product: ListedProduct, variant: ListedVariant, quantity: number): AddOutcome {
    const outcome = addToCart(current(), product, variant, quantity)
    if (outcome.ok) {
      keep(outcome.items)
      set({ isPanelOpen: true })
    }
    return outcome
  },
  change: (variantId: string, quantity: number) => keep(changeQuantity(current(), variantId, quantity)),
  remove: (variantId: string) => keep(removeFromCart(current(), variantId)),
  clear(): void {
    keep([])
    set({ changes: [] })
  },
  productIds: (): string[] => [...new Set(current().map(({ product }) => product.id))],
  /** The visitor goes off to pay: the cart is now kept with the order. */
  leaveForPayment(): void {
    cart.clear()
    remember(unavailableKey, '1')
  },
  /** Whether the visitor left to pay and may have come back without having paid. */
  mayComeBack: (): boolean => recall(unavailableKey) !== null,
  /** The cart of this name was bought. */
  forget(id: string): void {
    remember(unavailableKey, null)
    remember(`${cartStorageKey}-discount`, null)
    if (recall(idKey) === id) keep([])
  },
  setPanelOpen: (isPanelOpen: boolean) => set({ isPanelOpen }),
  /** The visitor says where they live; also the next cart knows it. */
  chooseDomicile(domicile: string): void {
    remember(domicileKey, domicile || null)
    set({ domicile })
  },
  /** Brings in the lines of the cart `id` that was kept elsewhere, and goes on under its name. */
  takeOver(items: CartItem[], id: string, changes: LineChange[]): void {
    remember(unavailableKey, null)
    set({ changes: [...state.changes, ...changes] })
    if (items.length === 0) return
    keep(mergeInto(current(), items, recall(idKey) === id))
    remember(idKey, id)
  },
  /** Overwrites prices and stock of the products that were asked for with what the store says now, and notes what is new. */
  refresh(products: ListedProduct[], requestedIds: readonly string[]): void {
    // What was added while the store was asked stays as it was added.
    const [requested, added] = [true, false].map((wasRequested) =>
      current().filter(({ product }) => requestedIds.includes(product.id) === wasRequested),
    )
    const { items, changes } = renewItems(requested ?? [], products)
    keep([...items, ...(added ?? [])])
    set({ changes: [...state.changes, ...changes] })
  },
  /** Names this cart towards the server, so that a second click on checkout is no second order. */
  id(): string {
    const id = recall(idKey) ?? crypto.randomUUID()
    remember(idKey, id)
    return id
  },
}

export function useCart(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => unknown,
  )
}
