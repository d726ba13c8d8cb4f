/** What drugs, their classes and some of their targets are called: international, American, Romanian and brand names; those of one a line, between bars. */
export const SUBSTANCES = `
acetylsalicylic acid|aspirin|aspirina|ASA|aspenter|bayer aspirin
acetaminophen|paracetamol|APAP|tylenol|panadol|paracetamolul
salbutamol|albuterol|ventolin|proventil
epinephrine|adrenaline|adrenalina|epipen
norepinephrine|noradrenaline|noradrenalina
furosemide|frusemide|lasix|furosemid
meperidine|pethidine|demerol
lidocaine|lignocaine|xylocaine|lidocaina
glibenclamide|glyburide|diabeta
metformin|glucophage|metforminul|siofor
ibuprofen|advil|motrin|nurofen
naproxen|aleve|naprosyn
diclofenac|voltaren
celecoxib|celebrex
atorvastatin|lipitor|sortis
simvastatin|zocor
rosuvastatin|crestor
warfarin|coumadin
clopidogrel|plavix
omeprazole|prilosec|losec
esomeprazole|nexium
pantoprazole|protonix|controloc
ranitidine|zantac
sildenafil|viagra|revatio
tadalafil|cialis
fluoxetine|prozac
sertraline|zoloft
paroxetine|paxil|seroxat
citalopram|celexa
escitalopram|lexapro|cipralex
venlafaxine|effexor
diazepam|valium
alprazolam|xanax
zolpidem|ambien|stilnox
methylphenidate|ritalin
quetiapine|seroquel
olanzapine|zyprexa
risperidone|risperdal
aripiprazole|abilify
imatinib|gleevec|glivec
trastuzumab|herceptin
rituximab|rituxan|mabthera
bevacizumab|avastin
adalimumab|humira
etanercept|enbrel
infliximab|remicade
oseltamivir|tamiflu
levothyroxine|synthroid|euthyrox
montelukast|singulair
loratadine|claritin|claritine
cetirizine|zyrtec
prednisone|deltasone
amlodipine|norvasc
losartan|cozaar
valsartan|diovan
metoprolol|lopressor|betaloc
carvedilol|coreg
digoxin|lanoxin
isotretinoin|accutane|roaccutane
botulinum toxin type a|botox
COX-1|COX1|PTGS1|prostaglandin g/h synthase 1|cyclooxygenase-1
COX-2|COX2|PTGS2|prostaglandin g/h synthase 2|cyclooxygenase-2
calcium channel antagonists|calcium channel blockers|calcium channel blocker|blocante ale canalelor de calciu
adrenergic beta-antagonists|beta blockers|beta-blockers|betablocante
nonsteroidal anti-inflammatory compounds|NSAIDs|NSAID|AINS|anti-inflammatory agents, non-steroidal|non-steroidal anti-inflammatory drug
`;
