import { useEffect, useState } from 'react';

/** Whether to show the contact button: once the page is scrolled, and while no form of the page is in view. */
export function useFloating(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => setWanted(scrollY > 0 && !isFormInSight());
    // A lazy form changes the page's height when it is loaded.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, []);
  return isWanted;
}

function isFormInSight(): boolean {
  return [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}
