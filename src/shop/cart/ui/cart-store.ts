import { useSyncExternalStore } from 'react'
import {
  type AddOutcome,
  addToCart,
  type CartItem,
  cartStorageKey,
  changeQuantity,
  isCartItem,
  mergeInto,
  readCart,
  removeFromCart,
} from '#shop/cart/cart.ts'
import { type LineChange, renewItems } from '#shop/cart/cart-changes.ts'
import type { ListedProduct, ListedVariant } from '#shop/catalogue/catalogue.ts'

const idKey = `${cartStorageKey}-id`
const domicileKey = `${cartStorageKey}-domicile`
const cantonKey = `${cartStorageKey}-canton`
const unavailableKey = `${cartStorageKey}-unpaid`

type State = {
  /** Items of the cart; null on the server and until local storage has been read. */
  items: CartItem[] | null
  changes: LineChange[]
  isPanelOpen: boolean
  domicile: string
  canton: string
}

const unknown: State = { items: null, changes: [], isPanelOpen: false, domicile: '', canton: '' }
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
    // If local storage is unavailable, the cart lasts until the page is closed.
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

/** Loads the cart and follows changes in other tabs. Call once, from the site layout. */
export function startCart(): () => void {
  set({ items: stored(), domicile: recall(domicileKey) ?? '', canton: recall(cantonKey) ?? '' })
  const follow = (event: StorageEvent) => {
    if (event.key === cartStorageKey) set({ items: readCart(event.newValue) })
    if (event.key === domicileKey) set({ domicile: event.newValue ?? '' })
    if (event.key === cantonKey) set({ canton: event.newValue ?? '' })
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
  /** Empties the cart when the buyer leaves for the payment page; the server has saved the cart with the order. */
  leaveForPayment(): void {
    cart.clear()
    remember(unavailableKey, '1')
  },
  mayComeBack: (): boolean => recall(unavailableKey) !== null,
  forget(id: string): void {
    remember(unavailableKey, null)
    remember(`${cartStorageKey}-discount`, null)
    if (recall(idKey) === id) keep([])
  },
  setPanelOpen: (isPanelOpen: boolean) => set({ isPanelOpen }),
  chooseDomicile(domicile: string): void {
    remember(domicileKey, domicile || null)
    set({ domicile })
  },
  chooseCanton(canton: string): void {
    remember(cantonKey, canton || null)
    set({ canton })
  },
  /** Merges items of the server's cart into the browser's cart, and gives it the id of the server's cart. */
  takeOver(items: CartItem[], id: string, changes: LineChange[]): void {
    remember(unavailableKey, null)
    set({ changes: [...state.changes, ...changes] })
    if (items.length === 0) return
    keep(mergeInto(current(), items, recall(idKey) === id))
    remember(idKey, id)
  },
  refresh(products: ListedProduct[], requestedIds: readonly string[]): void {
    // Items that the visitor added after the request was sent stay unchanged.
    const [requested, added] = [true, false].map((wasRequested) =>
      current().filter(({ product }) => requestedIds.includes(product.id) === wasRequested),
    )
    const { items, changes } = renewItems(requested ?? [], products)
    keep([...items, ...(added ?? [])])
    set({ changes: [...state.changes, ...changes] })
  },
  /** Cart id for the server, so that a second click on checkout finds the same order instead of creating another. */
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

/** Moves the server's cookie cart into the browser's cart. Resolves with true if the cookie cart had items. */
export async function adoptSavedCart(): Promise<boolean> {
  try {
    const response = await fetch('/cart/lines', { cache: 'no-store' })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('items' in body) || !('id' in body)) return false
    const { id, items } = body
    const changes = 'changes' in body && Array.isArray(body.changes) ? body.changes : []
    if (typeof id !== 'string' || !Array.isArray(items) || !items.every(isCartItem)) return false
    cart.takeOver(items, id, changes)
    return items.length > 0
  } catch {
    return false
  }
}
