/** What illnesses are called: abbreviations, everyday words and the names of catalogues, in English and Romanian; those of one a line, between bars. */
export const CONDITIONS = `
COPD|BPOC|chronic obstructive pulmonary disease|chronic obstructive lung disease|pulmonary disease, chronic obstructive|boala pulmonara obstructiva cronica|bronhopneumopatie obstructiva cronica
T2DM|T2D|NIDDM|type 2 diabetes|type ii diabetes|adult onset diabetes|diabetes mellitus type 2|type 2 diabetes mellitus|diabetes mellitus, type 2|diabetes mellitus, non-insulin-dependent|diabet zaharat de tip 2|diabetul zaharat de tip 2|diabet de tip 2|diabetul de tip 2
T1DM|T1D|IDDM|type 1 diabetes|type i diabetes|juvenile diabetes|diabetes mellitus type 1|type 1 diabetes mellitus|diabetes mellitus, type 1|diabetes mellitus, insulin-dependent|diabet zaharat de tip 1|diabetul zaharat de tip 1|diabet de tip 1|diabetul de tip 1
RA|rheumatoid arthritis|arthritis, rheumatoid|poliartrita reumatoida|artrita reumatoida
MI|AMI|heart attack|heart attacks|myocardial infarction|acute myocardial infarction|infarct|infarct miocardic|infarctul miocardic
MS|multiple sclerosis|scleroza multipla|scleroza in placi
HTN|hypertension|high blood pressure|arterial hypertension|hypertensive disorder|hypertensive disease|hipertensiune|hipertensiunea|hipertensiune arteriala|hipertensiunea arteriala|tensiune arteriala mare|tensiune mare
PAH|pulmonary arterial hypertension|hipertensiune arteriala pulmonara|hipertensiunea arteriala pulmonara
CHF|congestive heart failure|insuficienta cardiaca congestiva
HF|heart failure|cardiac failure|insuficienta cardiaca
CAD|CHD|coronary artery disease|coronary heart disease|boala coronariana|boala arterelor coronare
AF|AFIB|atrial fibrillation|fibrilatie atriala|fibrilatia atriala
DVT|deep vein thrombosis|deep venous thrombosis|tromboza venoasa profunda
PE|pulmonary embolism|pulmonary thromboembolism|embolie pulmonara
CVA|AVC|stroke|strokes|cerebrovascular accident|apoplexy|accident vascular cerebral|accidentul vascular cerebral
TB|tuberculosis|tuberculoza
AIDS|SIDA|acquired immunodeficiency syndrome|acquired immune deficiency syndrome
hiv infectious disease|hiv infection|hiv infections|infectia cu HIV
GERD|GORD|acid reflux|gastroesophageal reflux disease|gastro-oesophageal reflux disease|reflux gastroesofagian|boala de reflux gastroesofagian
IBS|irritable bowel syndrome|sindromul intestinului iritabil|colon iritabil
UC|ulcerative colitis|colitis, ulcerative|rectocolita ulcero-hemoragica|colita ulcerativa
CD|crohn disease|crohn's disease|boala crohn|boala lui crohn
SLE|lupus|systemic lupus erythematosus|lupus erythematosus, systemic|lupus eritematos sistemic
PD|parkinson disease|parkinson's disease|parkinson|boala parkinson|boala lui parkinson
AD|alzheimer disease|alzheimer's disease|alzheimer|boala alzheimer|boala lui alzheimer
HD|huntington disease|huntington's disease|boala huntington
ALS|lou gehrig's disease|amyotrophic lateral sclerosis|scleroza laterala amiotrofica
ADHD|attention deficit hyperactivity disorder|attention deficit disorder with hyperactivity|deficit de atentie
OCD|obsessive-compulsive disorder|tulburare obsesiv-compulsiva
PTSD|post-traumatic stress disorder|posttraumatic stress disorder
MDD|major depressive disorder|major depression
depression|depressive disorder|depresie|depresia
RLS|restless legs syndrome|sindromul picioarelor nelinistite
CML|chronic myeloid leukemia|chronic myelogenous leukemia|leucemie mieloida cronica
AML|acute myeloid leukemia|acute myelogenous leukemia|leucemie mieloida acuta
CLL|chronic lymphocytic leukemia|leucemie limfocitara cronica
GIST|gastrointestinal stromal tumor|tumora stromala gastrointestinala
NSCLC|non-small cell lung cancer|non-small cell lung carcinoma|carcinoma, non-small-cell lung
BPH|benign prostatic hyperplasia|prostatic hyperplasia|enlarged prostate|adenom de prostata
CKD|chronic kidney disease|chronic kidney failure|chronic renal failure|kidney failure, chronic|boala cronica de rinichi
PCOS|polycystic ovary syndrome|polycystic ovarian syndrome|sindromul ovarelor polichistice
UTI|urinary tract infection|urinary tract infectious disease|infectie urinara|infectie de tract urinar
AMD|age related macular degeneration|age-related macular degeneration|macular degeneration, age-related
CF|cystic fibrosis|mucoviscidosis|fibroza chistica|mucoviscidoza
river blindness|onchocerciasis|oncocercoza|orbirea raurilor
kidney stones|kidney stone|nephrolithiasis|renal calculi|pietre la rinichi
gallstones|gallstone|cholelithiasis|calculus in biliary tract|pietre la fiere
sleeping sickness|african trypanosomiasis|trypanosomiasis, african|boala somnului
whooping cough|pertussis|tuse convulsiva
chickenpox|varicella|varicela|varsat de vant
shingles|herpes zoster|zona zoster
hay fever|allergic rhinitis|rhinitis, allergic|seasonal allergic rhinitis|rinita alergica
athlete's foot|tinea pedis
pinworm|pinworms|enterobiasis|oxiuri
scabies|raie|raia
hives|urticaria|urticarie
high cholesterol|hypercholesterolemia|hypercholesterolaemia|colesterol marit|hipercolesterolemie
low blood pressure|hypotension|hipotensiune|hipotensiunea|tensiune mica
low blood sugar|hypoglycemia|hipoglicemie
high blood sugar|hyperglycemia|hiperglicemie
underactive thyroid|hypothyroidism|hipotiroidism|hipotiroidie
overactive thyroid|hyperthyroidism|hipertiroidism|hipertiroidie
osteoporosis|osteoporoza
acne|acne vulgaris|acnee
eczema|atopic dermatitis|dermatitis, atopic|eczema atopica|dermatita atopica
impotence|erectile dysfunction|disfunctie erectila|impotenta
nearsightedness|myopia|miopie
epilepsy|epilepsy syndrome|epilepsie|epilepsia
leprosy|hansen's disease|hansen disease|lepra
motion sickness|rau de miscare
lung cancer|lung carcinoma|cancer pulmonar|cancerul pulmonar
breast cancer|breast carcinoma|malignant tumor of breast|cancer de san|cancer mamar|cancerul de san
prostate cancer|malignant tumor of prostate|cancer de prostata|cancerul de prostata
stomach cancer|gastric cancer|malignant tumor of stomach|cancer de stomac|cancer gastric
`;
