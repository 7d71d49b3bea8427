import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dismissToast, onToastChange, shownToast, toast } from './toast-store.ts'

// Only fetched when there is something to say.
const ToastCard = lazy(() => import('./toast-card.tsx'))

const api = { toast, dismiss: dismissToast }

/** `toast({ title, description, variant, duration, action })` shows a message; `dismiss(id?)` takes it away. */
export function useToast() {
  return api
}

/** Where toasts appear, bottom right. Stands once in the document; its two regions announce what comes into them. */
export function Toaster() {
  const shown = useSyncExternalStore(onToastChange, shownToast, () => null)
  const urgent = shown?.variant === 'destructive'
  const card = shown && (
    <Suspense fallback={null}>
      <ToastCard key={shown.id} {...shown} />
    </Suspense>
  )
  return (
    <div className="toaster">
      <div role="status" aria-live="polite">
        {!urgent && card}
      </div>
      <div role="alert" aria-live="assertive">
        {urgent && card}
      </div>
    </div>
  )
}
