/**
 * Starts the parked scripts of a shared page on the first sign that the visitor wants to do something, and repeats
 * clicks on buttons that came before the page was alive. Links need no script and are left alone. Also shows the number
 * of items of the stored cart. Kept below 1 KB; it is inlined, so it has neither imports nor comments.
 */
export const hydrationLoader =
  `(()=>{let d=document,s=0,q=[],e=["pointerover","pointerdown","keydown","focusin","touchstart"];
let go=()=>{if(s)return;s=1;e.forEach(n=>removeEventListener(n,go,true));
d.querySelectorAll("script[data-parked]").forEach(p=>{let n=d.createElement("script");if(p.dataset.parked=="module")n.type="module";n.textContent=p.textContent;p.replaceWith(n)});
setTimeout(end,8e3)};
let end=()=>{removeEventListener("click",hold,true);q.splice(0).forEach((b,i)=>setTimeout(()=>b.isConnected&&b.click(),i*20))};
let hold=v=>{let b=v.target.closest&&v.target.closest("button,[data-live]");if(!b||b.closest("[data-no-hold]"))return;v.preventDefault();v.stopImmediatePropagation();q.push(b);go()};
e.forEach(n=>addEventListener(n,go,{capture:true,passive:true}));
addEventListener("click",hold,true);addEventListener("app:alive",end,{once:true});
try{let n=JSON.parse(localStorage.getItem("e-commerce-cart")||"[]").reduce((a,l)=>a+l.quantity,0);
n>0&&d.querySelectorAll("[data-cart-count]").forEach(c=>{c.textContent=n;c.hidden=false})}catch{}})()`.replaceAll(
    '\n',
    '',
  )
