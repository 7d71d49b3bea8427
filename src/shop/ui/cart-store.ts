import { useSyncExternalStore } from 'react'
import {
  type AddOutcome,
  addToCart,
  type CartItem,
  cartStorageKey,
  changeQuantity,
  readCart,
  removeFromCart,
} from '#shop/cart.ts'
import type { Product, Variant } from '#shop/catalogue.ts'

const idKey = `${cartStorageKey}-id`

type State = {
  /** Null until the browser has read its storage: on the server nobody knows the cart. */
  items: CartItem[] | null
  isPanelOpen: boolean
}

const unknown: State = { items: null, isPanelOpen: false }
let state = unknown
const listeners = new Set<() => void>()

function set(change: Partial<State>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function keep(items: CartItem[]): void {
  try {
    localStorage.setItem(cartStorageKey, JSON.stringify(items))
    if (items.length === 0) localStorage.removeItem(idKey)
  } catch {
    // A browser that stores nothing still has a cart until the page is closed.
  }
  set({ items })
}

function stored(): CartItem[] {
  try {
    return readCart(localStorage.getItem(cartStorageKey))
  } catch {
    return []
  }
}

function current(): CartItem[] {
  return state.items ?? stored()
}

/** Reads the stored cart and follows changes made in other tabs. Call once from the frame of the site. */
export function startCart(): () => void {
  set({ items: stored() })
  const follow = (event: StorageEvent) => {
    if (event.key === cartStorageKey) set({ items: readCart(event.newValue) })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export const cart = {
  add(product: Product, variant: Variant, quantity: number): AddOutcome {
    const outcome = addToCart(current(), product, variant, quantity)
    if (outcome.ok) {
      keep(outcome.items)
      set({ isPanelOpen: true })
    }
    return outcome
  },
  change: (variantId: string, quantity: number) => keep(changeQuantity(current(), variantId, quantity)),
  remove: (variantId: string) => keep(removeFromCart(current(), variantId)),
  clear: () => keep([]),
  setPanelOpen: (isPanelOpen: boolean) => set({ isPanelOpen }),
  /** Adds the lines of a cart that was kept elsewhere. What does not fit any more is left out. */
  takeOver(items: CartItem[]): void {
    let merged = current()
    for (const { product, variant, quantity } of items) {
      const added = addToCart(merged, product, variant, quantity)
      if (added.ok) merged = added.items
    }
    keep(merged)
  },
  /** Overwrites prices and stock with what the store says now. */
  refresh(products: Product[]): void {
    const renewed = current().flatMap((item) => {
      const product = products.find((candidate) => candidate.id === item.product.id)
      const variant = product?.variants.find((candidate) => candidate.id === item.variant.id)
      return product && variant ? [{ product, variant, quantity: item.quantity }] : []
    })
    keep(renewed)
  },
  /** Names this cart towards the server, so that a second click on checkout is no second order. */
  id(): string {
    try {
      const known = localStorage.getItem(idKey)
      if (known) return known
      const made = crypto.randomUUID()
      localStorage.setItem(idKey, made)
      return made
    } catch {
      return crypto.randomUUID()
    }
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
