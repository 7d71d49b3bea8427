const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

export function isLoopbackHost(host: string): boolean {
  return loopbackHost.test(host)
}
