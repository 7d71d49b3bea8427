/**
 * Starts deferred scripts at the first interaction; shows item counts from local storage. Inlined, so keep it small.
 */
export const hydrationLoader =
  `(()=>{let d=document,e=["pointerover","pointerdown","keydown","focusin","touchstart","click","input"];
let go=()=>{e.forEach(n=>removeEventListener(n,go,true));
d.querySelectorAll("script[data-parked]").forEach(p=>{let n=d.createElement("script");if(p.dataset.parked=="module")n.type="module";n.textContent=p.textContent;p.replaceWith(n)})};
e.forEach(n=>addEventListener(n,go,{capture:true,passive:true}));
try{d.querySelectorAll("[data-stored-count]").forEach(c=>{
let n=JSON.parse(localStorage.getItem(c.dataset.storedCount)||"[]").reduce((a,l)=>a+l.quantity,0);
if(n>0){c.textContent=n;c.hidden=false}})}catch{}})()`.replaceAll('\n', '')
