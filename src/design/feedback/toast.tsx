import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dismissToast, onToastChange, shownToast, toast } from './toast-store.ts'

const ToastCard = lazy(() => import('./toast-card.tsx'))

const api = { toast, dismiss: dismissToast }

export function useToast() {
  return api
}

/** Render it once per document. Its two live regions announce toasts to screen readers. */
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
