/**
 * Starts the parked scripts of a shared page on the first sign that the visitor wants to do something, and shows how
 * many items the browser keeps under the name that a part of the page gives (`data-stored-count`). Kept far below 1 KB; it is inlined, so it has neither imports nor comments.
 */
export const hydrationLoader =
  `(()=>{let d=document,e=["pointerover","pointerdown","keydown","focusin","touchstart","click","input"];
let go=()=>{e.forEach(n=>removeEventListener(n,go,true));
d.querySelectorAll("script[data-parked]").forEach(p=>{let n=d.createElement("script");if(p.dataset.parked=="module")n.type="module";n.textContent=p.textContent;p.replaceWith(n)})};
e.forEach(n=>addEventListener(n,go,{capture:true,passive:true}));
try{d.querySelectorAll("[data-stored-count]").forEach(c=>{
let n=JSON.parse(localStorage.getItem(c.dataset.storedCount)||"[]").reduce((a,l)=>a+l.quantity,0);
if(n>0){c.textContent=n;c.hidden=false}})}catch{}})()`.replaceAll('\n', '')
